// The page that asks for the key of a server, or that goes on with it. The address behind the `#` stays.

const root = document.documentElement;

/** Opens the page without the key in its address, so that it is not in the history or on a projector. */
function enter() {
  location.replace(`/${location.hash}`);
}

document.getElementById("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const key = document.getElementById("key").value.trim();
  location.replace(`/?key=${encodeURIComponent(key)}${location.hash}`);
  // An address that differs in its `#` alone is not loaded again.
  if (new URLSearchParams(location.search).get("key") === key) location.reload();
});

if (root.dataset.opens === "true") enter();
else if (!location.search) {
  // After a click in another site's page the browser has not sent the key that it has: a request of this page does.
  fetch("/api/health").then(({ ok }) => ok && location.reload(), () => {});
}

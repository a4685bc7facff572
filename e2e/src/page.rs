//! A tab, and a user's actions in it.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::wire::Wire;

/// The longest wait before a test fails. Generous, because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(90);

/// The system's colour scheme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// A tab of a browser.
pub struct Page {
    wire: Arc<Mutex<Wire>>,
    tab: String,
}

impl Page {
    pub(crate) fn new(wire: Arc<Mutex<Wire>>, tab: String) -> Self {
        let page = Self { wire, tab };
        for domain in ["Page", "Runtime", "Log"] {
            page.ask(&format!("{domain}.enable"), &json!({}));
        }
        page.size(1280, 800);
        page
    }

    fn ask(&self, method: &str, parameters: &Value) -> Value {
        self.wire.lock().unwrap_or_else(PoisonError::into_inner).ask(Some(&self.tab), method, parameters)
    }

    /// Opens a URL and waits until it is loaded. Nothing of the page before is left, even if only the fragment differs.
    pub fn go(&self, address: &str) {
        self.ask("Page.navigate", &json!({ "url": "about:blank" }));
        let answer = self.ask("Page.navigate", &json!({ "url": address }));
        assert!(answer["errorText"].is_null(), "{address}: {}", answer["errorText"]);
        self.wait("document.readyState === 'complete'");
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.eval("window.isOld = true");
        self.ask("Page.reload", &json!({}));
        self.wait("!window.isOld && document.readyState === 'complete'");
    }

    /// The window in pixels.
    pub fn size(&self, width: u32, height: u32) {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.ask("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// Sets the system's colour scheme.
    pub fn scheme(&self, scheme: Scheme) {
        let value = if scheme == Scheme::Dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": value }]);
        self.ask("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// The value of an expression, which may be a promise.
    pub fn eval(&self, expression: &str) -> Value {
        let question = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.ask("Runtime.evaluate", &question);
        let error = &answer["exceptionDetails"];
        assert!(error.is_null(), "{expression}: {error:#}");
        answer["result"]["value"].take()
    }

    /// The text that an element shows.
    pub fn text(&self, selector: &str) -> String {
        self.wait_for(selector);
        let text = self.eval(&format!("document.querySelector({}).textContent", quoted(selector)));
        text.as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Waits until an expression is true.
    pub fn wait(&self, expression: &str) {
        let start = Instant::now();
        loop {
            // While a page is being loaded, the evaluation fails: the error is ignored.
            let question = json!({ "expression": expression, "returnByValue": true });
            let answer = self.ask("Runtime.evaluate", &question);
            if answer["result"]["value"] == true {
                return;
            }
            if start.elapsed() >= PATIENCE {
                let picture = std::env::temp_dir().join("plyground-e2e-gave-up.png");
                self.shoot(&picture);
                let text = self.eval("document.body.innerText");
                panic!("never true: {expression}\n{answer:#}\n{text}\n{} shows it", picture.display());
            }
            sleep(Duration::from_millis(25));
        }
    }

    /// Waits until there is such an element.
    pub fn wait_for(&self, selector: &str) {
        self.wait(&format!("document.querySelector({}) !== null", quoted(selector)));
    }

    /// Moves the mouse to the middle of an element and clicks.
    pub fn click(&self, selector: &str) {
        let (x, y) = self.middle(selector);
        self.click_at(x, y);
    }

    /// Clicks an element as far as there is one, even if it moves.
    pub fn click_if_there(&self, selector: &str) {
        self.ask("Page.bringToFront", &json!({}));
        let place = self.eval(&format!(
            "(() => {{ const e = document.querySelector({0}); if (!e) return null; \
             e.scrollIntoView({{ block: 'center', behavior: 'instant' }}); const r = e.getBoundingClientRect(); \
             return [r.x + r.width / 2, r.y + r.height / 2]; }})()",
            quoted(selector)
        ));
        if let (Some(x), Some(y)) = (place[0].as_f64(), place[1].as_f64()) {
            self.click_at(x, y);
        }
    }

    fn click_at(&self, x: f64, y: f64) {
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
            self.ask("Input.dispatchMouseEvent", &event);
        }
    }

    /// Moves the mouse to the middle of an element.
    pub fn hover(&self, selector: &str) {
        let (x, y) = self.middle(selector);
        self.ask("Input.dispatchMouseEvent", &json!({ "type": "mouseMoved", "x": x, "y": y }));
    }

    /// Presses the mouse on one element, moves it over others, and lets go on the last one.
    pub fn drag(&self, selectors: &[&str]) {
        let places = self.middles(selectors);
        let mouse = |kind: &str, (x, y): (f64, f64), buttons: u8| {
            let button = if kind == "mouseMoved" && buttons == 0 { "none" } else { "left" };
            let event = json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1 });
            self.ask("Input.dispatchMouseEvent", &event);
        };
        mouse("mouseMoved", places[0], 0);
        mouse("mousePressed", places[0], 1);
        for place in steps(&places) {
            mouse("mouseMoved", place, 1);
        }
        mouse("mouseReleased", places[places.len() - 1], 0);
    }

    /// The same with a finger.
    pub fn drag_by_touch(&self, selectors: &[&str]) {
        let places = self.middles(selectors);
        let touch = |kind: &str, points: &Value| {
            self.ask("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
        };
        touch("touchStart", &json!([{ "x": places[0].0, "y": places[0].1 }]));
        for (x, y) in steps(&places) {
            touch("touchMove", &json!([{ "x": x, "y": y }]));
        }
        touch("touchEnd", &json!([]));
    }

    /// Sets whether the system asks for reduced motion.
    pub fn reduce_motion(&self, is_reduced: bool) {
        let value = if is_reduced { "reduce" } else { "no-preference" };
        let features = json!([{ "name": "prefers-reduced-motion", "value": value }]);
        self.ask("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// Touches the middle of an element.
    pub fn tap(&self, selector: &str) {
        let (x, y) = self.middle(selector);
        self.ask(
            "Input.dispatchTouchEvent",
            &json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] }),
        );
        self.ask("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
    }

    /// Turns the wheel over an element, down for positive pixels.
    pub fn wheel(&self, selector: &str, pixels: f64) {
        let (x, y) = self.middle(selector);
        let event = json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": pixels });
        self.ask("Input.dispatchMouseEvent", &event);
    }

    /// Moves a finger over an element, to the right for positive pixels.
    pub fn swipe(&self, selector: &str, pixels: f64) {
        let (x, y) = self.middle(selector);
        let touch = |kind: &str, points: Value| {
            self.ask("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
        };
        touch("touchStart", json!([{ "x": x, "y": y }]));
        for step in 1..=5 {
            touch("touchMove", json!([{ "x": x + pixels * f64::from(step) / 5.0, "y": y }]));
        }
        touch("touchEnd", json!([]));
    }

    /// Chooses a file in a field for files.
    pub fn choose_file(&self, selector: &str, path: &Path) {
        self.wait_for(selector);
        let root = self.ask("DOM.getDocument", &json!({}));
        let query = json!({ "nodeId": root["root"]["nodeId"], "selector": selector });
        let field = self.ask("DOM.querySelector", &query);
        let files = json!({ "nodeId": field["nodeId"], "files": [path] });
        self.ask("DOM.setFileInputFiles", &files);
    }

    /// Runs a script in every page before its own scripts.
    pub fn before_each_load(&self, script: &str) {
        self.ask("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    /// The middles of several elements, once the first one is in view.
    fn middles(&self, selectors: &[&str]) -> Vec<(f64, f64)> {
        self.middle(selectors[0]);
        let place = |selector: &&str| {
            let place = self.eval(&format!(
                "(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector({}).getBoundingClientRect())",
                quoted(selector)
            ));
            let number = |i: usize| place[i].as_f64().expect("a rectangle has numbers");
            (number(0), number(1))
        };
        selectors.iter().map(place).collect()
    }

    fn middle(&self, selector: &str) -> (f64, f64) {
        self.wait_for(selector);
        // A background tab is not drawn, and cannot be clicked.
        self.ask("Page.bringToFront", &json!({}));
        // The click would miss an element that is still moving.
        let place = self.eval(&format!(
            "(async () => {{ const at = () => {{ const e = document.querySelector({0}); \
             e.scrollIntoView({{ block: 'center', behavior: 'instant' }}); const r = e.getBoundingClientRect(); \
             return [r.x + r.width / 2, r.y + r.height / 2]; }}; \
             for (let before = at();;) {{ await new Promise(requestAnimationFrame); const now = at(); \
             if (now[0] === before[0] && now[1] === before[1]) return now; before = now; }} }})()",
            quoted(selector)
        ));
        let number = |i: usize| place[i].as_f64().expect("a rectangle has numbers");
        (number(0), number(1))
    }

    /// Presses a key, by its name in the DOM: `Enter`, `ArrowDown`, `Tab`, `a`.
    pub fn press(&self, key: &str) {
        let text = match key {
            "Enter" => "\r",
            " " => " ",
            key if key.chars().count() == 1 => key,
            _ => "",
        };
        let code = match key {
            "Enter" => 13,
            "Tab" => 9,
            "Escape" => 27,
            " " => 32,
            "PageUp" => 33,
            "PageDown" => 34,
            "End" => 35,
            "Home" => 36,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            "Backspace" => 8,
            _ => key.chars().next().map_or(0, |sign| sign.to_ascii_uppercase() as u32),
        };
        let down = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
        for kind in [down, "keyUp"] {
            let mut event = json!({ "type": kind, "key": key, "windowsVirtualKeyCode": code });
            if kind == "keyDown" {
                event["text"] = text.into();
            }
            self.ask("Input.dispatchKeyEvent", &event);
        }
    }

    /// Presses a letter with the Control key.
    pub fn press_with_control(&self, letter: char) {
        let code = letter.to_ascii_uppercase() as u32;
        for kind in ["rawKeyDown", "keyUp"] {
            let event = json!({
                "type": kind, "key": letter.to_string(), "windowsVirtualKeyCode": code, "modifiers": 2,
            });
            self.ask("Input.dispatchKeyEvent", &event);
        }
    }

    /// Types a text where the cursor is.
    pub fn type_text(&self, text: &str) {
        self.ask("Input.insertText", &json!({ "text": text }));
    }

    /// Presses the Tab key until an element has the focus, as a keyboard user does.
    pub fn tab_to(&self, selector: &str) {
        self.wait_for(selector);
        let is_there = format!("document.activeElement?.matches({}) ?? false", quoted(selector));
        for _ in 0..200 {
            if self.eval(&is_there) == true {
                return;
            }
            self.press("Tab");
        }
        panic!("{selector} cannot be reached by the Tab key");
    }

    /// Takes a picture of the window, as PNG.
    pub fn shoot(&self, path: &Path) {
        self.capture(path, &json!({ "format": "png" }));
    }

    /// Takes a small picture of the window for the documentation: half the size, as WebP.
    pub fn shoot_small(&self, path: &Path) {
        let window = self.eval("[scrollX, scrollY, innerWidth, innerHeight]");
        let [x, y, width, height] = [0, 1, 2, 3].map(|place| &window[place]);
        let clip = json!({ "x": x, "y": y, "width": width, "height": height, "scale": 0.5 });
        self.capture(path, &json!({ "format": "webp", "quality": 70, "clip": clip }));
    }

    fn capture(&self, path: &Path, settings: &Value) {
        let picture = self.ask("Page.captureScreenshot", settings);
        let data = picture["data"].as_str().expect("a picture is text");
        fs::write(path, decode(data)).expect("a picture can be written");
    }

    /// The errors in the page so far: exceptions, console errors, failed requests.
    pub fn complaints(&self) -> Vec<String> {
        let events = self.wire.lock().unwrap_or_else(PoisonError::into_inner).events(&self.tab);
        let complaint = |event: &Value| {
            let parameters = &event["params"];
            match event["method"].as_str()? {
                "Runtime.exceptionThrown" => Some(parameters["exceptionDetails"].to_string()),
                "Runtime.consoleAPICalled" if parameters["type"] == "error" => {
                    Some(parameters["args"].to_string())
                }
                "Log.entryAdded" if parameters["entry"]["level"] == "error" => {
                    Some(parameters["entry"].to_string())
                }
                _ => None,
            }
        };
        events.iter().filter_map(complaint).collect()
    }
}

/// The places that a pointer passes on its way from the first place over the others.
fn steps(places: &[(f64, f64)]) -> impl Iterator<Item = (f64, f64)> {
    const STEPS: u32 = 6;
    places.windows(2).flat_map(|pair| {
        let [from, to] = [pair[0], pair[1]];
        (1..=STEPS).map(move |step| {
            let share = f64::from(step) / f64::from(STEPS);
            (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
        })
    })
}

/// A text as a JavaScript literal.
fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

/// Decodes Base64 (RFC 4648), in which the browser sends pictures.
fn decode(text: &str) -> Vec<u8> {
    let digit = |sign: u8| match sign {
        b'A'..=b'Z' => Some(sign - b'A'),
        b'a'..=b'z' => Some(sign - b'a' + 26),
        b'0'..=b'9' => Some(sign - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(digit).collect();
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for group in digits.chunks(4) {
        let bits =
            group.iter().fold(0_u32, |bits, &digit| bits << 6 | u32::from(digit)) << (6 * (4 - group.len()));
        bytes.extend_from_slice(&bits.to_be_bytes()[1..group.len()]);
    }
    bytes
}

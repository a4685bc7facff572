//! `plyground web`: the page in a browser, and the API behind it.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use clap::Args;
use plyground_i18n::say;
use plyground_tui::store::Store;
use plyground_web::{KeyRule, ServerSettings, WebServer};

use crate::args::within;
use crate::failure::{Failure, system_error};
use crate::language::texts;
use crate::{interrupt, output};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground web --open
  plyground web --port 8080
  plyground web --public --port 8080          for a class: prints the address and the key for other machines
  plyground web --address 192.168.1.5         at one address of this machine, with a key
  curl 'http://127.0.0.1:8080/api/solve?game=tic-tac-toe&moves=b2,a1'

Games that two people share, and tournaments, are kept in the folder of your data (PLYGROUND_HOME, or that of the XDG
base directories), and go on after a restart. docs/together.md shows how; docs/web-api.md describes the API.")]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command")]
pub(crate) struct WebArgs {
    /// The port; 0 for any that is free
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = within(0..=u16::MAX), allow_hyphen_values = true)]
    port: u16,
    /// The address to listen at; the default is reached from this machine only
    #[arg(long, value_name = "IP", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// Listen at all addresses of this machine, and ask for the key that is printed
    #[arg(long, conflicts_with = "address")]
    public: bool,
    /// Ask for a key on this machine too, for a server behind a proxy
    #[arg(long)]
    ask_key: bool,
    /// Make a new key: who has the old one is let in no longer
    #[arg(long)]
    new_key: bool,
    /// Show the page in a browser
    #[arg(long)]
    open: bool,
    /// Threads that search, at least 2 [default: as many as the machine has]
    #[arg(long, value_name = "N", value_parser = within(2..=1_024_usize), allow_hyphen_values = true)]
    threads: Option<usize>,
}

/// The folder of shared games within that of the user's data.
const SHARED: &str = "shared";

impl WebArgs {
    fn address(&self) -> IpAddr {
        if self.public { IpAddr::V4(Ipv4Addr::UNSPECIFIED) } else { self.address }
    }
}

pub(crate) fn run(args: &WebArgs) -> Result<(), Failure> {
    let store = Store::of_person(|name| std::env::var_os(name));
    let settings = ServerSettings {
        address: args.address(),
        port: args.port,
        threads: args.threads,
        folder: store.data_folder().map(|data| data.join(SHARED)),
        key: match (args.new_key, args.ask_key) {
            (true, _) => KeyRule::New,
            (false, true) => KeyRule::Always,
            (false, false) => KeyRule::WhenOpen,
        },
    };
    let server = WebServer::bind(&settings).map_err(|error| cannot_listen(args, &error))?;
    let url = server.url();
    let guard = interrupt::guard();
    let terminated = terminated();
    let stopper = server.stopper();
    thread::spawn(move || {
        while !guard.asked() && !terminated.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(100));
        }
        stopper.stop();
    });
    output::line(&say!(texts(), "server-listening", address = &url))?;
    if let Some(open) = server.open_url() {
        output::line(&say!(texts(), "together-open-at", address = open))?;
    }
    if !server.keeps_games() {
        output::note(&texts().get("together-not-kept"));
    }
    if args.open && show(&url).is_err() {
        output::note(&say!(texts(), "server-no-browser", address = &url));
    }
    server.run().map_err(|error| cannot_listen(args, &error))?;
    output::note(&texts().get("server-ended"));
    Ok(())
}

/// A flag that is set when the process is asked to terminate, for instance by a service manager. A second signal ends
/// the program at once.
#[cfg(unix)]
fn terminated() -> Arc<AtomicBool> {
    use signal_hook::consts::SIGTERM;
    use signal_hook::flag::{register, register_conditional_shutdown};
    let flag = Arc::new(AtomicBool::new(false));
    // If registering fails, the server still ends, only without a message. Handlers are called in the order of
    // registration.
    let _ = register_conditional_shutdown(SIGTERM, 128 + SIGTERM, Arc::clone(&flag));
    let _ = register(SIGTERM, Arc::clone(&flag));
    flag
}

/// On other systems only Ctrl-C ends the server.
#[cfg(not(unix))]
fn terminated() -> Arc<AtomicBool> {
    Arc::default()
}

fn cannot_listen(args: &WebArgs, error: &io::Error) -> Failure {
    let (texts, port) = (texts(), args.port.to_string());
    Failure::Usage(match error.kind() {
        ErrorKind::AddrInUse => say!(texts, "server-port-taken", port = port),
        ErrorKind::PermissionDenied => say!(texts, "server-port-forbidden", port = port),
        ErrorKind::AddrNotAvailable => {
            say!(texts, "server-address-foreign", address = args.address().to_string())
        }
        // The kind of this error is not stable in the standard library; the numbers are the same on all Unix systems.
        _ if cfg!(unix) && matches!(error.raw_os_error(), Some(23 | 24)) => {
            say!(texts, "server-too-many-files", why = system_error(error))
        }
        _ => {
            let address = SocketAddr::new(args.address(), args.port).to_string();
            say!(texts, "server-cannot-listen", address = address, why = system_error(error))
        }
    })
}

/// Asks the system to open a page, and does not wait for it.
fn show(url: &str) -> io::Result<()> {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let mut command = Command::new(program);
    command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    // Waits for the process to exit, so that it does not stay a zombie.
    thread::spawn(move || child.wait());
    Ok(())
}

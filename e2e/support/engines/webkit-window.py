#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver, with nothing stored: no toolbar, so it can be as narrow as a phone.

Arguments: its size, such as 390x844, and --dark. Writes what goes wrong in pages to the file WEBKIT_WINDOW_LOG.
"""
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

# Runs before any script of a page.
WATCH = """(() => {
  const tell = (text) => window.webkit.messageHandlers.wrong.postMessage(`${location.pathname}: ${text}`);
  addEventListener('error', ({ error, message }) => {
    if (error || message) tell(`${message} ${error?.stack ?? ''}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled ${reason} ${reason?.stack ?? ''}`));
  addEventListener('securitypolicyviolation', (event) => tell(`policy ${event.violatedDirective} ${event.blockedURI}`));
  const { error } = console;
  console.error = (...said) => {
    tell(`console.error ${said.join(' ')}`);
    error.apply(console, said);
  };
})();"""

sizes = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
width, height = (int(side) for side in (sizes or ["1280x900"])[0].split("x"))
desktop = Gtk.Settings.get_default()
desktop.set_property("gtk-application-prefer-dark-theme", "--dark" in sys.argv)
# Visitors who asked for less motion: a machine without a graphics card spends a quarter of its time on animation.
desktop.set_property("gtk-enable-animations", False)

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
# Requests that leave this machine fail: nobody listens there.
context.get_website_data_manager().set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM,
    WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["127.0.0.1", "localhost"]),
)
windows = []


def write(_content, message):
    with open(os.environ["WEBKIT_WINDOW_LOG"], "a", encoding="utf-8") as log:
        log.write(message.get_js_value().to_string().replace("\n", " ")[:500] + "\n")


def open_window(_session):
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript.new(
            WATCH,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    content.connect("script-message-received::wrong", write)
    content.register_script_message_handler("wrong")
    view = WebKit2.WebView(
        is_controlled_by_automation=True, web_context=context, user_content_manager=content
    )
    window = Gtk.Window(decorated=False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    windows.append(window)
    return view


def start(_context, session):
    about = WebKit2.ApplicationInfo.new()
    about.set_name("webkit-window")
    major, minor, micro = (
        WebKit2.get_major_version(),
        WebKit2.get_minor_version(),
        WebKit2.get_micro_version(),
    )
    about.set_version(major, minor, micro)
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
# Ends with the driver, which may be killed.
GLib.timeout_add_seconds(2, lambda: Gtk.main_quit() if os.getppid() == 1 else True)
Gtk.main()

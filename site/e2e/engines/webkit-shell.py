"""A window with nothing but a page in it, which WebKitWebDriver starts and drives.

MiniBrowser, which comes with the driver, cannot be narrower than 447px. This can.

Arguments: the file that what a page says on the console goes to, and --no-scripts for a visit on
which no script of a page runs.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# The driver silences what it starts, so console messages take another way.
console = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
settings.set_enable_javascript_markup("--no-scripts" not in sys.argv)

# An ephemeral context would keep what its pages say on the console to itself.
folder = os.path.dirname(sys.argv[1])
context = WebKit2.WebContext.new_with_website_data_manager(
    WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
)
context.set_automation_allowed(True)


def new_view(_session):
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, settings=settings
    )
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    return view


def started(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("webkit-shell")
    about.set_version(1, 0, 0)
    session.set_application_info(about)
    session.connect("create-web-view", new_view)


context.connect("automation-started", started)
Gtk.main()

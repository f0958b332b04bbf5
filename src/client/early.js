// Sets language and theme before the first paint, so that nothing flashes. Built as one file (build/early-script.ts): the
// page allows no inline script, and waits for no import.
import { firstLanguage, languages } from './language/languages.ts';

(function () {
  var page = document.documentElement;
  var stored = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var session = function (key) {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  };
  // A shared link may ask for a language: it is chosen once, and leaves the address so that a later choice holds.
  var asked = /[?&]lang=(eng|kh)(?=&|$)/.exec(location.search);
  if (asked) {
    try {
      localStorage.setItem('lang', asked[1]);
      var rest = location.search.replace(asked[0], '').replace(/^&/, '?');
      history.replaceState(history.state, '', location.pathname + rest + location.hash);
    } catch {
      // Then it stays in the address, where the app reads it.
    }
  }
  page.lang = languages[firstLanguage()].tag;
  // A page that begins in HTML does so for a guest, and in the language that the browser asked for.
  var loggedIn = stored('user') || session('user');
  page.classList.toggle('kg-app-shown', Boolean(loggedIn) || page.dataset.ssr !== page.lang);
  // The app of such a page waits in a template until that is painted; where nobody looks there is nothing to wait for.
  document.addEventListener('DOMContentLoaded', function () {
    var app = document.getElementById('app');
    var start = function () {
      app.replaceWith(app.content);
    };
    if (!app) return;
    if (document.hidden || page.classList.contains('kg-app-shown')) start();
    // After the first frame, which waits for the styles.
    else
      requestAnimationFrame(function () {
        setTimeout(start);
      });
  });
  // Links and forms of the server's page work by themselves. What needs the app waits for it: take-over.ts does the last tap.
  addEventListener('click', function (event) {
    var ssr = document.querySelector('.kg-ssr');
    var control = ssr && ssr.contains(event.target) && event.target.closest('a, button');
    if (!control) return;
    var earlier = ssr.querySelector('button[aria-busy]');
    if (earlier) earlier.removeAttribute('aria-busy');
    var waits = control.type === 'button';
    if (waits) control.setAttribute('aria-busy', 'true');
    var status = ssr.querySelector('[data-waiting]');
    status.textContent = waits ? status.dataset.waiting : '';
    // What taps lead to is loaded while the app starts.
    var files = document.getElementById('on-tap');
    if (waits && files) files.replaceWith(files.content);
  });
  // Searched by the browser itself, what is not set stays out of the address.
  addEventListener('formdata', function (event) {
    if (!event.target.closest('.kg-ssr')) return;
    Array.from(event.formData).forEach(function (entry) {
      if (!entry[1]) event.formData.delete(entry[0]);
    });
  });
  // Chromium offers to install the app when it likes, perhaps before the app is there; it asks only once.
  addEventListener('beforeinstallprompt', function (offer) {
    offer.preventDefault();
    window.installOffer = offer;
  });
  var theme = stored('theme');
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.classList.toggle('ion-palette-dark', dark);
  if (dark) document.querySelector('meta[name="theme-color"]').content = '#3A0F2B';
})();

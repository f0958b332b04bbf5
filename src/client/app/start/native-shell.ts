/** The app in its Android shell: back button, links that open the app, status bar and files. Loaded only there. */
import { App } from '@capacitor/app';
import { StatusBar, Style } from '@capacitor/status-bar';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { followFiles } from './native-files.ts';

/** Closes what lies over the page, else goes up in the tab, else leaves the app. */
function goUp(shell: ShellController): void {
  const { tab, tabs, routeInfo } = shell.state;
  const root = tabs[tab]?.href ?? '/';
  if (shell.overlays.closeTop()) return;
  if (shell.canGoBack() || routeInfo.pathname !== root) shell.goBack(root);
  else void App.exitApp();
}

/** Shows the page of an address of our site, whatever name the site has. */
function openAddress(shell: ShellController, address: string): void {
  const { pathname, search, hash } = new URL(address);
  shell.navigate(pathname + search + hash);
}

/** Below this part of the full light, letters on a colour are light. */
const darkBelow = 0.5;

function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255 < darkBelow;
}

/** The page tells every browser its bar's colour in a meta element; the shell has to be told by us. */
function colourStatusBar(meta: HTMLMetaElement): void {
  const { content } = meta;
  void StatusBar.setStyle({ style: isDark(content) ? Style.Dark : Style.Light });
  void StatusBar.setBackgroundColor({ color: content });
}

/** Follows the phone for as long as the app runs. */
export function joinPhone(shell: ShellController): void {
  followFiles();
  void App.addListener('backButton', () => goUp(shell));
  void App.addListener('appUrlOpen', ({ url }) => openAddress(shell, url));
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) return;
  colourStatusBar(meta);
  new MutationObserver(() => colourStatusBar(meta)).observe(meta, { attributeFilter: ['content'] });
}

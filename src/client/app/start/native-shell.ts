/** The app in its Android shell: back button, links that open the app, status bar and files. Loaded only there. */
import { App } from '@capacitor/app';
import { StatusBar, Style } from '@capacitor/status-bar';
import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { saveEvent } from '#client/data/save-files.ts';
import { localFailureTexts } from '#client/language/local-failure-texts.ts';
import { notify } from '#client/ui/toast.ts';

/** In the app's own cache, which no other app reads: the sheet lets in whom a file is sent to. */
const folder = { path: 'sent', directory: Directory.Cache };

const asBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });

async function written(file: File): Promise<string> {
  const path = `${folder.path}/${file.name}`;
  const data = await asBase64(file);
  return (await Filesystem.writeFile({ ...folder, path, data, recursive: true })).uri;
}

/** As browsers do it, and by their rules. */
async function share({ files = [], title, text, url }: ShareData): Promise<void> {
  const stored = await Promise.all(files.map(written));
  const texts = { ...(title && { title }), ...(text && { text }), ...(url && { url }) };
  await Share.share({ ...texts, ...(stored.length > 0 && { files: stored }) }).catch((failure: Error) => {
    // It was closed, or is open already.
    throw new DOMException(failure.message, 'AbortError');
  });
}

/** Lets the app share and save files for as long as it runs; what earlier ones left in the cache goes. */
function followFiles(): void {
  void Filesystem.rmdir({ ...folder, recursive: true }).catch(() => undefined);
  Object.assign(navigator, { share, canShare: () => true });
  document.addEventListener(saveEvent, (event) => {
    event.preventDefault();
    const { detail: files } = event as CustomEvent<File[]>;
    share({ files }).catch((failure: Error) => {
      if (failure.name !== 'AbortError') notify('red', localFailureTexts.internal);
    });
  });
}

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

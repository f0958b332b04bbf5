/** The app in its Android shell: back button, links that open the app, status bar and files. Loaded only there. */
import { App } from '@capacitor/app';
import { StatusBar, Style } from '@capacitor/status-bar';
import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { saveEvent } from '#client/data/save-files.ts';
import { localFailureTexts } from '#client/language/local-failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { isDark } from '#client/app/preferences/is-dark.ts';

/** In the app's own cache, which other apps can't read; the share sheet grants access to the receiver. */
const folder = { path: 'sent', directory: Directory.Cache };

const asBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });

async function writeFile(file: File): Promise<string> {
  const path = `${folder.path}/${file.name}`;
  const data = await asBase64(file);
  return (await Filesystem.writeFile({ ...folder, path, data, recursive: true })).uri;
}

/** Replaces `navigator.share`, including its errors. */
async function share({ files = [], title, text, url }: ShareData): Promise<void> {
  const stored = await Promise.all(files.map(writeFile));
  const texts = { ...(title && { title }), ...(text && { text }), ...(url && { url }) };
  await Share.share({ ...texts, ...(stored.length > 0 && { files: stored }) }).catch((failure: Error) => {
    // The sheet was closed, or another one is open.
    throw new DOMException(failure.message, 'AbortError');
  });
}

/** Shares and saves files with the native sheet. Deletes the files of earlier runs. */
function handleFiles(): void {
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

/** Closes the top overlay, else goes up in the tab, else exits the app. */
function handleBackButton(shell: ShellController): void {
  const { tab, tabs, routeInfo } = shell.state;
  const root = tabs[tab]?.href ?? '/';
  if (shell.overlays.closeTop()) return;
  if (shell.canGoBack() || routeInfo.pathname !== root) shell.goBack(root);
  else void App.exitApp();
}

/** Opens the page of a link to our site, under any host name. */
function openLink(shell: ShellController, address: string): void {
  const { pathname, search, hash } = new URL(address);
  shell.navigate(pathname + search + hash);
}

/** Browsers read the colour from the meta element; the native shell needs a call. */
function colourStatusBar(meta: HTMLMetaElement): void {
  const { content } = meta;
  void StatusBar.setStyle({ style: isDark(content) ? Style.Dark : Style.Light });
  void StatusBar.setBackgroundColor({ color: content });
}

/** Connects the app to the native shell, once. */
export function connectNativeShell(shell: ShellController): void {
  handleFiles();
  void App.addListener('backButton', () => handleBackButton(shell));
  void App.addListener('appUrlOpen', ({ url }) => openLink(shell, url));
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) return;
  colourStatusBar(meta);
  new MutationObserver(() => colourStatusBar(meta)).observe(meta, { attributeFilter: ['content'] });
}

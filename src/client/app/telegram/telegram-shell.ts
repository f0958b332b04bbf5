/** The app inside Telegram: theme, back button, closing, heights, links, sharing and files (product 2.64). */
import { on } from '@tma.js/bridge';
import { type QueryClient } from '@tanstack/react-query';
import { isDark } from '#client/app/preferences/is-dark.ts';
import { applyTheme } from '#client/app/preferences/theme.ts';
import { storedKeys } from '#client/data/device-storage.ts';
import { saveEvent } from '#client/data/save-files.ts';
import { draftKey } from '#client/data/session-storage.ts';
import { downloadCalendar, openLink, send, shareLink } from '#client/data/telegram-bridge.ts';
import { readLaunch } from '#client/data/telegram-launch.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { notify } from '#client/ui/toast.ts';
import { hasUnsavedInput } from '#client/app/update/unsaved-forms.ts';
import { outboxQuery } from '#client/data/outbox-query.ts';
import { readSession } from '#client/data/session.ts';
import './telegram.css';

/** Also of pages that aren't shown; in Telegram drafts end with the session. */
const hasDraft = (): boolean => storedKeys('session').some((key) => draftKey.test(key));

const checkEveryMs = 1_000;

/** Telegram asks before it closes the app while something typed or unsent is there. */
function confirmClosing({ router }: ShellController, queryClient: QueryClient): void {
  let isConfirmed: boolean | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const hasUnsent = () => {
    const owner = readSession()?.user_id ?? null;
    const items = queryClient.getQueryData(outboxQuery.queryKey) ?? [];
    return items.some((item) => item.owner === owner && item.subject !== '' && item.state !== 'sent');
  };
  const check = () => {
    const needsConfirmation = hasUnsavedInput(true) || hasUnsent() || hasDraft();
    if (needsConfirmation === isConfirmed) return;
    isConfirmed = needsConfirmation;
    send('web_app_setup_closing_behavior', { need_confirmation: needsConfirmation });
    // Forms are emptied without an event, for example once they were sent.
    clearInterval(timer);
    if (needsConfirmation) timer = setInterval(check, checkEveryMs);
  };
  for (const event of ['input', 'change', 'click'])
    document.addEventListener(event, () => requestAnimationFrame(check));
  router.subscribe('onResolved', check);
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === outboxQuery.queryKey[0]) check();
  });
  check();
}

function followTheme(): void {
  let background = readLaunch()?.theme['bg_color'];
  const apply = () => background !== undefined && applyTheme({ phoneIsDark: isDark(background) });
  on('theme_changed', ({ theme_params }) => {
    background = theme_params.bg_color ?? background;
    apply();
  });
  // theme.ts has followed the phone.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) return;
  const colour = () => send('web_app_set_header_color', { color: meta.content });
  colour();
  new MutationObserver(colour).observe(meta, { attributeFilter: ['content'] });
}

/** Telegram's button does what a browser's does; on the first page it closes the app, which needs no button of ours. */
function showBackButton({ router, overlays }: ShellController): void {
  let isOverlayOpen = false;
  const update = () =>
    send('web_app_setup_back_button', { is_visible: isOverlayOpen || router.history.canGoBack() });
  overlays.onChange = (isOpen) => {
    isOverlayOpen = isOpen;
    update();
  };
  router.subscribe('onResolved', update);
  on('back_button_pressed', () => {
    if (!overlays.closeTop()) router.history.back();
  });
  update();
}

/** Telegram's own bars over the page, and its height above the keyboard. */
function followHeights(): void {
  const { style, classList } = document.documentElement;
  type Insets = Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;
  const insets: Partial<Record<'device' | 'content', Insets>> = {};
  const inset = (from: keyof typeof insets) => (next: Insets) => {
    insets[from] = next;
    for (const side of ['top', 'bottom', 'left', 'right'] as const)
      style.setProperty(
        `--safe-area-inset-${side}`,
        `${(insets.device?.[side] ?? 0) + (insets.content?.[side] ?? 0)}px`,
      );
  };
  on('safe_area_changed', inset('device'));
  on('content_safe_area_changed', inset('content'));
  let height = Infinity;
  const resize = () => {
    const shown = Math.min(height, window.visualViewport?.height ?? Infinity);
    if (shown < Infinity) style.setProperty('--kg-telegram-height', `${Math.round(shown)}px`);
  };
  on('viewport_changed', (viewport) => {
    height = viewport.height;
    resize();
  });
  window.visualViewport?.addEventListener('resize', resize);
  classList.add('kg-telegram');
  send('web_app_expand');
  // Otherwise scrolling up at the top of a page closes the app.
  send('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
  send('web_app_request_viewport');
  send('web_app_request_safe_area');
  send('web_app_request_content_safe_area');
}

/** Links to other sites leave the web view, which can't go back from them. */
function followLinks(): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !/^https?:$/.test(link.protocol) || link.origin === location.origin) return;
    event.preventDefault();
    openLink(link.href);
  };
  document.addEventListener('click', onClick, true);
  const open = (address?: string | URL): Window => {
    if (address !== undefined) openLink(String(address));
    return window;
  };
  const share = async ({ url = location.href, title, text = title }: ShareData) => shareLink(url, text);
  Object.assign(window, { open });
  Object.assign(navigator, { share, canShare: ({ files }: ShareData = {}) => files === undefined });
}

/** Other files, such as an export, open the note for in-app browsers. */
function saveCalendars(): void {
  document.addEventListener(saveEvent, (event) => {
    const [file] = (event as CustomEvent<readonly File[]>).detail;
    if (!file?.type.startsWith('text/calendar')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    downloadCalendar(file).catch((failure: unknown) => notify('red', failureText(failure)));
  });
}

export function connectTelegram(shell: ShellController, queryClient: QueryClient): void {
  followTheme();
  followHeights();
  showBackButton(shell);
  followLinks();
  saveCalendars();
  confirmClosing(shell, queryClient);
  // Telegram shows its own placeholder until then.
  send('web_app_ready');
}

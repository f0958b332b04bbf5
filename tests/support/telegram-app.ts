/** A double of the Telegram app that a Mini App runs in: its launch parameters, methods and events. */
import { type BrowserContext, type Page } from '@playwright/test';

type Call = readonly [method: string, parameters: Record<string, unknown> | undefined];
type TelegramWindow = Window & {
  telegramCalls: Call[];
  Telegram: { WebView: { receiveEvent: (event: string, payload?: unknown) => void } };
};

/** Dark, or light, as Telegram itself names its colours. */
export const themes = {
  light: { bg_color: '#ffffff', text_color: '#000000' },
  dark: { bg_color: '#17212b', text_color: '#f5f5f5' },
} as const;

type Launch = { readonly initData: string; readonly version?: string; readonly theme?: keyof typeof themes };

/** What Telegram adds to the address after `#`. */
export const launchHash = ({ initData, version = '8.0', theme = 'light' }: Launch): string =>
  `#${new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: version,
    tgWebAppPlatform: 'android',
    tgWebAppThemeParams: JSON.stringify(themes[theme]),
  })}`;

/** Answers the page's methods as Telegram does; its user agrees to everything and has this number. */
export async function actAsTelegram(context: BrowserContext, phone = '85512345678'): Promise<void> {
  await context.addInitScript((number) => {
    const page = window as unknown as TelegramWindow;
    page.telegramCalls = [];
    const emit = (event: string, payload?: unknown) =>
      setTimeout(() => page.Telegram.WebView.receiveEvent(event, payload));
    const postEvent = (method: string, text?: string) => {
      const parameters = text ? (JSON.parse(text) as Record<string, unknown>) : undefined;
      page.telegramCalls.push([method, parameters]);
      if (method === 'web_app_request_phone') emit('phone_requested', { status: 'sent' });
      if (method === 'web_app_invoke_custom_method')
        emit('custom_method_invoked', {
          req_id: parameters?.['req_id'],
          result: new URLSearchParams({ contact: JSON.stringify({ phone_number: number }) }).toString(),
        });
    };
    Object.assign(window, { TelegramWebviewProxy: { postEvent } });
  }, phone);
}

/** What the page last told Telegram by this method. */
export const lastCall = async (page: Page, method: string): Promise<Call[1]> =>
  page.evaluate(
    (name) => (window as unknown as TelegramWindow).telegramCalls.findLast(([one]) => one === name)?.[1],
    method,
  );

export const happen = (page: Page, event: string, payload?: unknown): Promise<void> =>
  page.evaluate(
    ([name, value]) =>
      (window as unknown as TelegramWindow).Telegram.WebView.receiveEvent(name as string, value),
    [event, payload] as const,
  );

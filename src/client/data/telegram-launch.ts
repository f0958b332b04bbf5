/** How Telegram launched the app (product 2.64). Only lazy parts import it, so that browsers don't download it. */
import * as z from 'zod/mini';

declare global {
  interface Window {
    /** The launch parameters (app/telegram/launch.ts); with their `#` until the server has said who this is. */
    telegramLaunch?: string;
  }
}

export const isInTelegram = (): boolean => window.telegramLaunch !== undefined;

const person = z.object({ first_name: z.string(), last_name: z._default(z.string(), '') });
const theme = z.record(z.string(), z.string());

export type Launch = {
  /** False once the server has said who this is, also after a reload. */
  readonly needsLogIn: boolean;
  /** Signed by Telegram; shows the server who this is, for an hour. */
  readonly initData: string;
  /** Of Telegram's methods and events. */
  readonly version: string;
  readonly startParameter: string;
  readonly person: z.output<typeof person> | undefined;
  /** Colours by name, such as `bg_color`. */
  readonly theme: z.output<typeof theme>;
};

function parse<S extends z.core.$ZodType>(schema: S, text: string | null): z.output<S> | undefined {
  try {
    return z.safeParse(schema, JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Undefined outside Telegram. */
export function readLaunch(): Launch | undefined {
  const { telegramLaunch } = window;
  if (telegramLaunch === undefined) return undefined;
  const parameters = new URLSearchParams(telegramLaunch.replace(/^#/, ''));
  // Telegram adds its parameters to those of the link: someone else's data in front of them must not log in.
  const isForged = telegramLaunch.split('tgWebAppData=').length > 2;
  const initData = isForged ? '' : (parameters.get('tgWebAppData') ?? '');
  const signed = new URLSearchParams(initData);
  return {
    needsLogIn: telegramLaunch.startsWith('#'),
    initData,
    version: parameters.get('tgWebAppVersion') ?? '6.0',
    startParameter: signed.get('start_param') ?? parameters.get('tgWebAppStartParam') ?? '',
    person: parse(person, signed.get('user')),
    theme: parse(theme, parameters.get('tgWebAppThemeParams')) ?? {},
  };
}

/** Whether this is Telegram with at least this version of its methods. */
export function hasTelegramVersion(major: number, minor: number): boolean {
  const [own = 0, ownMinor = 0] = (readLaunch()?.version ?? '').split('.').map(Number);
  return own > major || (own === major && ownMinor >= minor);
}

let isKnownGuest = false;

/** Telegram's user has no account here, as the log-in at the start found out. */
export const isNewPerson = (): boolean => isKnownGuest;
export const recordNewPerson = (): void => void (isKnownGuest = true);

/** Schemas of the settings (product 12.1), with messages for the person who sets them. */
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { type HelpNumber } from '#contract/site-info.ts';
import { type TrustProxy } from './http/fastify/create-fastify.ts';

const unset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
/** Treats blank values as unset, because compose files and shells produce them. */
export const setting = <S extends z.core.$ZodType>(schema: S) => z.pipe(z.transform(unset), schema);

const on = ['1', 'true', 'on'];
const off = ['0', 'false', 'off'];
const isOneOf = (list: string[]) => (value: string) => list.includes(value.trim().toLowerCase());

export const onOff = (otherwise: boolean) =>
  setting(
    z.pipe(
      z._default(
        z.string().check(z.refine(isOneOf([...on, ...off]), 'must be 1 or 0, true or false, on or off')),
        otherwise ? 'on' : 'off',
      ),
      z.transform(isOneOf(on)),
    ),
  );

const isNetwork = (text: string): boolean => {
  const [address = '', size] = text.split('/', 2);
  const family = isIP(address);
  const isSize = size === undefined || (/^\d{1,3}$/.test(size) && Number(size) >= 1);
  return family !== 0 && isSize && Number(size ?? 1) <= (family === 4 ? 32 : 128);
};

export const proxies = z.pipe(
  z._default(z.string(), 'off'),
  z
    .pipe(
      z.transform((text: string): TrustProxy => {
        const value = text.trim().toLowerCase();
        if (isOneOf(off)(value)) return false;
        if (isOneOf(on)(value)) return 1;
        return /^\d$/.test(value) ? Number(value) : value.split(',').map((network) => network.trim());
      }),
      z.custom<TrustProxy>(),
    )
    .check(
      z.refine(
        (trusted) => typeof trusted !== 'object' || trusted.every(isNetwork),
        'must be on, off, a number of proxies up to 9, or their networks such as 10.0.0.0/8, separated by commas',
      ),
    ),
);

export const port = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\d{1,5}$/.test(value.trim()) && Number(value) <= 65_535,
          'must be a whole number from 0 to 65535',
        ),
      ),
    '3000',
  ),
  z.transform(Number),
);

export const origins = z.pipe(
  z._default(z.string(), 'https://localhost,capacitor://localhost'),
  z
    .pipe(
      // In lower case, as browsers send them.
      z.transform((list: string) =>
        list.split(',').map((origin) => origin.trim().replace(/\/$/, '').toLowerCase()),
      ),
      z.array(z.string()),
    )
    .check(
      z.refine(
        (list) => list.every((origin) => /^[a-z][a-z0-9+.-]*:\/\/[^\s/*]+$/i.test(origin)),
        'must be origins such as https://example.com, separated by commas',
      ),
    ),
);

const longestMonths = 120;
export const months = (otherwise: number) =>
  z.pipe(
    z._default(
      z
        .string()
        .check(
          z.refine(
            (value) => /^\d{1,3}$/.test(value.trim()) && Number(value) >= 1 && Number(value) <= longestMonths,
            `must be a whole number of months from 1 to ${longestMonths}`,
          ),
        ),
      String(otherwise),
    ),
    z.transform(Number),
  );

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const isDatabaseUrl = (url: string): boolean => /^postgres(?:ql)?:\/\/\S+$/.test(url) && URL.canParse(url);
export const databaseUrl = z.optional(z.string().check(z.refine(isDatabaseUrl, 'must be a postgres:// URL')));

export const databaseUrls = z.pipe(
  z._default(z.string(), ''),
  z
    .pipe(
      z.transform((list: string) => list.split(',').flatMap((url) => url.trim() || [])),
      z.array(z.string()),
    )
    .check(z.refine((list) => list.every(isDatabaseUrl), 'must be postgres:// URLs, separated by commas')),
);

/** An origin without a path: pages and files are at its root. */
const isOrigin = (text: string): boolean => /^https?:\/\/[^\s/?#@]+\/?$/i.test(text) && URL.canParse(text);
export const publicUrl = z.optional(
  z.pipe(
    z
      .string()
      .check(z.refine((text) => isOrigin(text.trim()), 'must be an address such as https://example.com')),
    z.transform((text) => new URL(text.trim()).origin),
  ),
);

const longestLabel = 60;
/** A telephone number as dialled. */
const dialled = /^\+?\d[\d ]{1,19}$/;

/** Numbers as dialled, each with the label after its colon, if it has one. */
export const helpNumbers = z.pipe(
  z._default(z.string(), '117:Police,1297:Labour ministry'),
  z
    .pipe(
      z.transform((list: string) =>
        list.split(',').map((entry): HelpNumber => {
          const [number = '', ...label] = entry.split(':');
          return { number: number.trim(), label: label.length === 0 ? null : label.join(':').trim() };
        }),
      ),
      z.custom<HelpNumber[]>(),
    )
    .check(
      z.refine(
        (list) =>
          list.every(
            ({ number, label }) =>
              dialled.test(number) && (label === null || (label !== '' && label.length <= longestLabel)),
          ),
        'must be telephone numbers of digits, spaces and +, each with a label if you like, such as 117:Police,1297',
      ),
    ),
);

/** A value without the spaces around it. */
const trimmed = (pattern: RegExp, fault: string) =>
  z.pipe(
    z.transform((value: string) => value.trim()),
    z.string().check(z.regex(pattern, fault)),
  );

export const siteSettings = {
  SITE_OWNER: setting(z.optional(trimmed(/^\P{Cc}{1,200}$/u, 'must be one line of at most 200 characters'))),
  SITE_EMAIL: setting(
    z.optional(
      trimmed(/^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/, 'must be an e-mail address such as team@example.com'),
    ),
  ),
  SITE_PHONE: setting(
    z.optional(trimmed(dialled, 'must be a telephone number of digits, spaces and +, such as 023 726 841')),
  ),
  SITE_TELEGRAM: setting(
    z.optional(
      z.pipe(
        trimmed(
          /^@?[a-z]\w{4,31}$/i,
          'must be a user name of Telegram, with 5 to 32 letters, digits and underscores',
        ),
        z.transform((name: string) => name.replace('@', '')),
      ),
    ),
  ),
  SITE_ADDRESS: setting(
    z.optional(trimmed(/^\P{Cc}{1,300}$/u, 'must be one line of at most 300 characters')),
  ),
};

/** `count` bytes in base64url. */
export const bytes = (count: number, what: string) =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === count,
          `must be ${what} in base64url`,
        ),
      ),
  );
export const matching = (pattern: RegExp, fault: string) =>
  setting(z.optional(z.string().check(z.regex(pattern, fault))));

/** Origins of Android apps, which contain the hash of their signing key. */
export const apps = z.pipe(
  z._default(z.string(), ''),
  z
    .pipe(
      z.transform((list: string) => list.split(',').flatMap((app) => app.trim() || [])),
      z.array(z.string()),
    )
    .check(
      z.refine(
        (list) => list.every((app) => /^android:apk-key-hash:[\w-]{43}$/.test(app)),
        'must be origins such as android:apk-key-hash:…, separated by commas',
      ),
    ),
);

/** Host names; subdomains count too. */
export const hosts = z.pipe(
  z._default(z.string(), ''),
  z
    .pipe(
      z.transform((list: string) => list.split(',').flatMap((host) => host.trim().toLowerCase() || [])),
      z.array(z.string()),
    )
    .check(
      z.refine(
        (list) => list.every((host) => /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host)),
        'must be host names such as push.example.com, separated by commas',
      ),
    ),
);

export const smsPerDay = setting(
  z.pipe(
    z._default(
      z.string().check(z.regex(/^\s*\d{1,6}\s*$/, 'must be a whole number from 0 to 999999')),
      '500',
    ),
    z.transform(Number),
  ),
);

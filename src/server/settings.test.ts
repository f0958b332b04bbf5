/** The environment as operators write it, right and wrong. */
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('an empty environment gives the defaults of the documentation', () =>
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    demoData: true,
    logLevel: 'info',
    rateLimit: true,
    trustProxy: false,
    corsOrigins: ['https://localhost', 'capacitor://localhost'],
    metrics: false,
    publicUrl: undefined,
  }));

test('blank values count as absent', () =>
  expect(readSettings({ PORT: ' ', DEMO_DATA: '' }).port).toBe(3000));

test.each([
  ['0', false],
  ['off', false],
  ['FALSE', false],
  ['1', true],
  ['on', true],
  ['true', true],
])('RATE_LIMIT=%s means %s', (value, means) =>
  expect(readSettings({ RATE_LIMIT: value }).rateLimit).toBe(means),
);

test('origins are separated by commas, with or without spaces, capitals and a last slash', () =>
  expect(readSettings({ CORS_ORIGINS: 'https://A.example/, http://b.example:8080' }).corsOrigins).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ]));

test('the public address may end in a slash', () =>
  expect(readSettings({ PUBLIC_URL: 'https://Karngea.example/ ' }).publicUrl).toBe(
    'https://karngea.example',
  ));

test.each([
  [
    { PUBLIC_URL: 'karngea.example' },
    'PUBLIC_URL must be an address such as https://example.com, but is "karngea.example".',
  ],
  [
    { PUBLIC_URL: 'https://karngea.example/app' },
    'PUBLIC_URL must be an address such as https://example.com, but is "https://karngea.example/app".',
  ],
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but is "abc".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but is "70000".'],
  [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA must be 1 or 0, true or false, on or off, but is "maybe".'],
  [{ DATABASE_URL: 'mysql://me:secret@x/y' }, 'DATABASE_URL must be a postgres:// URL.'],
  [
    { CORS_ORIGINS: '*' },
    'CORS_ORIGINS must be origins such as https://example.com, separated by commas, but is "*".',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
  ],
])('%j stops the start with one line', (environment, line) =>
  expect(() => readSettings(environment)).toThrow(line),
);

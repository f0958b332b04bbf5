/** Tokens of people who signed out while nobody answered: revoked as soon as somebody does, and stored for nothing else (product 4.3). */
import * as z from 'zod/mini';
import { logOut } from '#contract/sessions.ts';
import { failureIn, sendCall } from '#transport/send-call.ts';
import { type Kind, readStored, removeStored, writeStored } from './device-storage.ts';
import { revokingKey } from './session-storage.ts';

const tokenList = z.array(z.string());
const mostTokens = 20;
const pauseMs = { first: 1_000, longest: 60_000 };

/** Those of this page, also where nothing can be stored. */
let waiting: readonly string[] = [];
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let isListening = false;

const storedIn = (kind: Kind): string[] => readStored(kind, revokingKey, tokenList) ?? [];
const all = (): Set<string> => new Set([...waiting, ...storedIn('local'), ...storedIn('session')]);

function store(kind: Kind, tokens: readonly string[]): void {
  if (tokens.length === 0) removeStored(kind, revokingKey);
  else writeStored(kind, revokingKey, tokens.slice(-mostTokens));
}

function forget(token: string): void {
  waiting = waiting.filter((other) => other !== token);
  for (const kind of ['local', 'session'] as const)
    if (storedIn(kind).includes(token))
      store(
        kind,
        storedIn(kind).filter((other) => other !== token),
      );
}

/** Only our server's own word counts: a café's log-in page answers, too. */
async function isRevoked(token: string): Promise<boolean> {
  const answer = await sendCall(logOut, {}, { token });
  if (answer.kind === 'none') return false;
  return answer.status === logOut.status || failureIn(answer.body).code === 'unauthenticated';
}

async function revokeAll(): Promise<void> {
  clearTimeout(timer);
  for (const token of all()) if (await isRevoked(token)) forget(token);
  if (all().size === 0) return void (tries = 0);
  timer = setTimeout(tryNow, Math.min(pauseMs.longest, pauseMs.first * 2 ** tries));
  tries += 1;
}

function tryNow(): void {
  if (all().size > 0) running ??= revokeAll().finally(() => (running = undefined));
}

/** Revokes a token in passing, and does not rest before it is: a remembered one also after the next start. */
export function revoke(token: string, isRemembered: boolean): void {
  waiting = [...waiting, token];
  const kind = isRemembered ? 'local' : 'session';
  store(kind, [...storedIn(kind), token]);
  startRevoking();
}

/** Goes on with what waits, also what the last visit left, for the life of the page. */
export function startRevoking(): void {
  tryNow();
  if (isListening) return;
  isListening = true;
  const again = () => {
    tries = 0;
    tryNow();
  };
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
}

/** Revokes the tokens of users who signed out, retrying until the server answers (product 4.3). */
import * as z from 'zod/mini';
import { logOut } from '#contract/sessions.ts';
import { failureIn, sendCall } from '#transport/send-call.ts';
import { type Kind, readStored, removeStored, writeStored } from './device-storage.ts';
import { revokingKey } from './session-storage.ts';

const tokenList = z.array(z.string());
const maxTokens = 20;
const pauseMs = { first: 1_000, max: 60_000 };

/** The tokens of this page, in case storage fails. */
let waiting: readonly string[] = [];
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let isListening = false;

const storedIn = (kind: Kind): string[] => readStored(kind, revokingKey, tokenList) ?? [];
const all = (): Set<string> => new Set([...waiting, ...storedIn('local'), ...storedIn('session')]);

function store(kind: Kind, tokens: readonly string[]): void {
  if (tokens.length === 0) removeStored(kind, revokingKey);
  else writeStored(kind, revokingKey, tokens.slice(-maxTokens));
}

function removeToken(token: string): void {
  waiting = waiting.filter((other) => other !== token);
  for (const kind of ['local', 'session'] as const)
    if (storedIn(kind).includes(token))
      store(
        kind,
        storedIn(kind).filter((other) => other !== token),
      );
}

/** Only our server's answer counts: a network's log-in page answers, too. */
async function isRevoked(token: string): Promise<boolean> {
  const answer = await sendCall(logOut, {}, { token });
  if (answer.kind === 'none') return false;
  return (
    (answer.status === logOut.status && answer.hasRequestId) ||
    failureIn(answer.body).code === 'unauthenticated'
  );
}

async function revokeAll(): Promise<void> {
  clearTimeout(timer);
  for (const token of all()) if (await isRevoked(token)) removeToken(token);
  if (all().size === 0) return void (tries = 0);
  timer = setTimeout(revokeNow, Math.min(pauseMs.max, pauseMs.first * 2 ** tries));
  tries += 1;
}

function revokeNow(): void {
  if (all().size > 0) running ??= revokeAll().finally(() => (running = undefined));
}

/** Revokes a token in the background, retrying until it is done; that of a remembered user also after a restart. */
export function revoke(token: string, isRemembered: boolean): void {
  waiting = [...waiting, token];
  const kind = isRemembered ? 'local' : 'session';
  store(kind, [...storedIn(kind), token]);
  startRevoking();
}

/** Revokes all waiting tokens, including those of earlier visits, for the life of the page. */
export function startRevoking(): void {
  revokeNow();
  if (isListening) return;
  isListening = true;
  const retry = () => {
    tries = 0;
    revokeNow();
  };
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && retry());
}

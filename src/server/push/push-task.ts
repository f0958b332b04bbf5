/** Sends to one device: a notice (product 7.21), or what happened to its account (product 7.31). */
import webPush from 'web-push';
import { isTold, securityPath, type ToldEvent } from '#contract/security-events.ts';
import { type PushMessage } from '#contract/push.ts';
import { type ServerTexts } from '#contract/ssr.ts';
import { findEvent } from '#server/accounts/security-event-store.ts';
import { type Db } from '#server/database/connect.ts';
import { isActive } from '#server/http/api/session-tokens.ts';
import { type Clock, dayMs, hourMs, secondMs } from '#server/http/clock.ts';
import { NotPublic } from '#server/http/outgoing/public-address.ts';
import { postPublicly } from '#server/http/outgoing/post-publicly.ts';
import { timeOutgoing } from '#server/http/outgoing/outgoing-metrics.ts';
import { findNotice } from '#server/notices/notice-store.ts';
import { RetryLater, type Payload, type TaskKind, type Writes } from '#server/tasks/task-kind.ts';
import { type Notice } from '#contract/notices.ts';
import { languageTags, type PageLanguage } from '#contract/pages.ts';
import { shortened } from '#server/http/pages/preview-text.ts';
import { noteRefused, noteTaken } from './subscription-store.ts';
import { type PushSettings } from './push-settings.ts';

/** Later ones about the same application take the place of the earlier; at most 32 signs, as `topic` asks. */
const noticeTag = ({ id, application_id, job_id }: Notice): string => {
  if (application_id !== null) return `application-${application_id}`;
  return job_id === null ? `notice-${id}` : `job-${job_id}`;
};

type Reader = {
  /** Where a tap leads. */
  readonly path: string;
  readonly lang: PageLanguage;
  /** On a phone that is not one's own the lock screen names nobody and no job. */
  readonly remembered: boolean;
};

/** `texts` is undefined where the server has no client: then it has no words, either. */
const pushMessage = (
  notice: Notice,
  { path, ...reader }: Reader,
  texts: ServerTexts | undefined,
): PushMessage => ({
  id: notice.id,
  kind: notice.kind,
  title: 'Karngea',
  url: path,
  tag: noticeTag(notice),
  ...worded(texts, reader, (words, lang) => words.notice(notice, lang)),
});

/** What happened to the account, as `pushMessage` tells a notice. */
const securityMessage = (
  event: ToldEvent & { readonly id: number },
  reader: Omit<Reader, 'path'>,
  texts: ServerTexts | undefined,
): PushMessage => ({
  id: event.id,
  kind: 'security',
  title: 'Karngea',
  url: securityPath,
  tag: `security-${event.id}`,
  ...worded(texts, reader, (words, lang) => words.security(event, lang)),
});

function worded(
  texts: ServerTexts | undefined,
  { lang, remembered }: Omit<Reader, 'path'>,
  say: (texts: ServerTexts, lang: PageLanguage) => string,
): Pick<PushMessage, 'body' | 'lang' | 'open' | 'later'> {
  const tag = languageTags[lang];
  if (texts === undefined) return { body: '', lang: tag, open: '', later: '' };
  const { open, later, somethingNew } = texts.push(lang);
  return { body: shortened(remembered ? say(texts, lang) : somethingNew), lang: tag, open, later };
}

type Sending = PushSettings & {
  readonly db: Db;
  readonly clock: Clock;
  readonly texts: ServerTexts | undefined;
};

/** Seconds for which a push service keeps it for a phone that is off. */
const keptFor = (kind: PushMessage['kind']) => (kind === 'search_alert' ? 4 * hourMs : dayMs) / secondMs;
/** These wake a phone that sleeps. */
const urgent: readonly PushMessage['kind'][] = ['message', 'interview', 'security'];
/** A service that asks for more patience is asked again all the same; the first time soon. */
const longestWaitMs = { first: 90 * secondMs, further: hourMs };
/** The device, or the whole subscription, is no more. */
const gone: readonly number[] = [404, 410];

/** Undefined where there is nothing to send any more. */
type Finding = (payload: Payload) => Promise<{ device: TakingDevice; message: PushMessage } | undefined>;

export const pushTaskKind = (sending: Sending): TaskKind =>
  pushing(sending, (payload) => findPush(sending, payload));

export const securityPushTaskKind = (sending: Sending): TaskKind =>
  pushing(sending, (payload) => findSecurityPush(sending, payload));

function pushing(sending: Sending, find: Finding): TaskKind {
  return {
    run: async ({ payload, attempt }, signal) => {
      const found = await find(payload);
      if (found === undefined) return undefined;
      const { device, message } = found;
      const forget: Writes = async (trx) => {
        await trx.deleteFrom('push_subscriptions').where('id', '=', device.id).execute();
      };
      const { headers, body } = await seal(sending, device, message);
      try {
        const { isInsecure } = sending;
        const answer = await timeOutgoing({ to: 'push', gone }, () =>
          postPublicly(device.endpoint, { headers, body, signal, isInsecure }),
        );
        if (gone.includes(answer.status)) return forget;
        insistOnTaken(answer, attempt);
        return device.refused_since === null ? undefined : (trx) => noteTaken(trx, device.id);
      } catch (error) {
        // Its name leads to a private address by now.
        if (error instanceof NotPublic) return forget;
        throw error;
      }
    },
    onGivenUp: (trx, { payload }) => noteRefused(trx, payload['device'] ?? 0),
  };
}

type Device = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** Encrypted for the device, and signed for its push service. */
async function seal({ keys, subject }: Sending, device: Device, message: PushMessage) {
  const { p256dh, auth, endpoint } = device;
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject, ...(await keys()) },
      TTL: keptFor(message.kind),
      urgency: urgent.includes(message.kind) ? 'high' : 'normal',
      topic: message.tag,
      contentEncoding: 'aes128gcm',
    },
  );
  return {
    headers: details.headers as Record<string, string | number>,
    body: details.body ?? Buffer.alloc(0),
  };
}

type Answer = Awaited<ReturnType<typeof postPublicly>>;

function insistOnTaken({ status, headers }: Answer, attempt: number): void {
  if (status >= 200 && status < 300) return;
  const why = `The push service answered ${status}.`;
  const seconds = Number(headers['retry-after']);
  const longest = attempt === 1 ? longestWaitMs.first : longestWaitMs.further;
  if (seconds > 0) throw new RetryLater(why, Math.min(seconds * secondMs, longest));
  throw new Error(why);
}

/** Undefined where the device, its log-in or the account is gone. */
const findDevice = ({ db, clock }: Sending, { device = 0 }: Payload) =>
  db
    .selectFrom('push_subscriptions as devices')
    .innerJoin('sessions', 'sessions.token_hash', 'devices.session')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select(['devices.id', 'devices.user_id', 'endpoint', 'p256dh', 'auth', 'lang', 'refused_since'])
    .select('sessions.remembered')
    .where('devices.id', '=', device)
    .where('users.suspended_at', 'is', null)
    .where(isActive(clock()))
    .executeTakeFirst();
type TakingDevice = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

async function findPush(sending: Sending, payload: Payload) {
  const device = await findDevice(sending, payload);
  const found = device && (await findNotice(sending.db, payload['notice'] ?? 0));
  // The device may have changed hands since.
  if (found === undefined || found.user_id !== device?.user_id) return undefined;
  const { notice, path } = found;
  return { device, message: pushMessage(notice, { ...device, path }, sending.texts) };
}

async function findSecurityPush(sending: Sending, payload: Payload) {
  const device = await findDevice(sending, payload);
  const event = device && (await findEvent(sending.db, payload['event'] ?? 0));
  if (event === undefined || event.user_id !== device?.user_id || !isTold(event)) return undefined;
  return { device, message: securityMessage(event, device, sending.texts) };
}

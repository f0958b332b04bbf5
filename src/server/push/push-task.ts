/** Tasks that push a notice (product 7.21) or a security event (product 7.31) to one device. */
import webPush from 'web-push';
import { isNotified, securityPath, type NotifiedEvent } from '#contract/security-events.ts';
import { type PushMessage } from '#contract/push.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { findEvent } from '#server/accounts/security-event-store.ts';
import { type Db } from '#server/database/connect.ts';
import { isActive } from '#server/http/api/session-tokens.ts';
import { type Clock, dayMs, hourMs, secondMs } from '#server/http/clock.ts';
import { NotPublic } from '#server/http/outgoing/public-address.ts';
import { postPublicly } from '#server/http/outgoing/post-publicly.ts';
import { timeOutgoing } from '#server/http/outgoing/outgoing-metrics.ts';
import { findPendingNotice } from '#server/notices/notice-store.ts';
import { RetryLater, type Payload, type TaskKind, type Writes } from '#server/tasks/task-kind.ts';
import { type Notice } from '#contract/notices.ts';
import { languageTags, type PageLanguage } from '#contract/pages.ts';
import { shortened } from '#server/http/pages/preview-text.ts';
import { recordRefusal, clearRefusal } from './subscription-store.ts';
import { pushAddress, type PushSettings } from './push-settings.ts';

/** A later push about the same application replaces the earlier one. At most 32 characters, the limit of `topic`. */
const noticeTag = ({ id, application_id, job_id }: Notice): string => {
  if (application_id !== null) return `application-${application_id}`;
  return job_id === null ? `notice-${id}` : `job-${job_id}`;
};

type Reader = {
  /** The page that a tap opens. */
  readonly path: string;
  readonly lang: PageLanguage;
  /** False on a shared phone, whose lock screen must show no names and no jobs. */
  readonly remembered: boolean;
};

/** `texts` is undefined if the server has no built client, which contains them. */
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
  ...localize(texts, reader, (words, lang) => words.notice(notice, lang)),
});

const securityMessage = (
  event: NotifiedEvent & { readonly id: number },
  reader: Omit<Reader, 'path'>,
  texts: ServerTexts | undefined,
): PushMessage => ({
  id: event.id,
  kind: 'security',
  title: 'Karngea',
  url: securityPath,
  tag: `security-${event.id}`,
  ...localize(texts, reader, (words, lang) => words.security(event, lang)),
});

function localize(
  texts: ServerTexts | undefined,
  { lang, remembered }: Omit<Reader, 'path'>,
  format: (texts: ServerTexts, lang: PageLanguage) => string,
): Pick<PushMessage, 'body' | 'lang' | 'open' | 'later'> {
  const tag = languageTags[lang];
  if (texts === undefined) return { body: '', lang: tag, open: '', later: '' };
  const { open, later, somethingNew } = texts.push(lang);
  return { body: shortened(remembered ? format(texts, lang) : somethingNew), lang: tag, open, later };
}

type Dependencies = PushSettings & {
  readonly db: Db;
  readonly clock: Clock;
  readonly texts: ServerTexts | undefined;
};

/** Seconds for which the push service stores the message while the phone is off. */
const ttlSeconds = (kind: PushMessage['kind']) => (kind === 'search_alert' ? 4 * hourMs : dayMs) / secondMs;
/** These wake up a sleeping phone. */
const urgent: readonly PushMessage['kind'][] = ['message', 'interview', 'security'];
/** Caps the Retry-After of push services. */
const longestWaitMs = { first: 90 * secondMs, further: hourMs };
/** The subscription does not exist any more. */
const goneStatuses: readonly number[] = [404, 410];

/** Undefined if there is nothing to send any more. */
type FindPush = (payload: Payload) => Promise<{ device: PushDevice; message: PushMessage } | undefined>;

export const pushTaskKind = (dependencies: Dependencies): TaskKind =>
  createTaskKind(dependencies, (payload) => findPush(dependencies, payload));

export const securityPushTaskKind = (dependencies: Dependencies): TaskKind =>
  createTaskKind(dependencies, (payload) => findSecurityPush(dependencies, payload));

function createTaskKind(dependencies: Dependencies, find: FindPush): TaskKind {
  return {
    run: async ({ payload, attempt }, signal) => {
      const push = await find(payload);
      if (push === undefined) return undefined;
      const { device, message } = push;
      const deleteSubscription: Writes = async (trx) => {
        await trx.deleteFrom('push_subscriptions').where('id', '=', device.id).execute();
      };
      if (pushAddress(device.endpoint, dependencies) === undefined) return deleteSubscription;
      const { headers, body } = await encrypt(dependencies, device, message);
      try {
        const { isInsecure } = dependencies;
        const response = await timeOutgoing({ to: 'push', gone: goneStatuses }, () =>
          postPublicly(device.endpoint, { headers, body, signal, isInsecure }),
        );
        if (goneStatuses.includes(response.status)) return deleteSubscription;
        requireAccepted(response, attempt);
        return device.refused_since === null ? undefined : (trx) => clearRefusal(trx, device.id);
      } catch (error) {
        // The host name resolves to a private address by now.
        if (error instanceof NotPublic) return deleteSubscription;
        throw error;
      }
    },
    onGivenUp: (trx, { payload }) => recordRefusal(trx, payload['device'] ?? 0),
  };
}

type Device = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** Encrypts the message for the device and signs the request for its push service. */
async function encrypt({ keys, subject }: Dependencies, device: Device, message: PushMessage) {
  const { p256dh, auth, endpoint } = device;
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject, ...(await keys()) },
      TTL: ttlSeconds(message.kind),
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

type PushResponse = Awaited<ReturnType<typeof postPublicly>>;

function requireAccepted({ status, headers }: PushResponse, attempt: number): void {
  if (status >= 200 && status < 300) return;
  const message = `The push service answered ${status}.`;
  const seconds = Number(headers['retry-after']);
  const longest = attempt === 1 ? longestWaitMs.first : longestWaitMs.further;
  if (seconds > 0) throw new RetryLater(message, Math.min(seconds * secondMs, longest));
  throw new Error(message);
}

/** Undefined if the subscription, its session or the account is gone. */
const findDevice = ({ db, clock }: Dependencies, { device = 0 }: Payload) =>
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
type PushDevice = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

async function findPush(dependencies: Dependencies, payload: Payload) {
  const device = await findDevice(dependencies, payload);
  const pending = device && (await findPendingNotice(dependencies.db, payload['notice'] ?? 0));
  // Another user may have logged in on the device meanwhile.
  if (pending === undefined || pending.user_id !== device?.user_id) return undefined;
  const { notice, path } = pending;
  return { device, message: pushMessage(notice, { ...device, path }, dependencies.texts) };
}

async function findSecurityPush(dependencies: Dependencies, payload: Payload) {
  const device = await findDevice(dependencies, payload);
  const event = device && (await findEvent(dependencies.db, payload['event'] ?? 0));
  if (event === undefined || event.user_id !== device?.user_id || !isNotified(event)) return undefined;
  return { device, message: securityMessage(event, device, dependencies.texts) };
}

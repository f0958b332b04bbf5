/** Sends SMS through the gateway of the settings (product 7.35). Neither number nor text is ever logged. */
import { secondMs } from '#server/http/clock.ts';
import { timeOutgoing } from '#server/http/outgoing/outgoing-metrics.ts';

export class SmsError extends Error {
  override readonly name = 'SmsError';
}

/** Throws SmsError where the gateway refuses, or does not answer. */
export type SendSms = (to: string, text: string) => Promise<void>;

const patienceMs = 10 * secondMs;

export const createSmsGateway =
  (url: string, token: string | undefined): SendSms =>
  async (to, text) => {
    let status = 0;
    try {
      const answer = await timeOutgoing({ to: 'sms' }, () =>
        fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ to, text }),
          signal: AbortSignal.timeout(patienceMs),
          redirect: 'error',
        }),
      );
      ({ status } = answer);
      await answer.body?.cancel();
    } catch {
      // Its own errors name the address.
    }
    if (status === 0) throw new SmsError('The SMS gateway does not answer.');
    if (status < 200 || status >= 300) throw new SmsError(`The SMS gateway answered ${status}.`);
  };

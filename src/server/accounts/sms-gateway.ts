/** Sends SMS through the configured gateway (product 7.35). Never logs the number or the text. */
import { secondMs } from '#server/http/clock.ts';
import { timeOutgoing } from '#server/http/outgoing/outgoing-metrics.ts';

export class SmsError extends Error {
  override readonly name = 'SmsError';
}

/** Throws SmsError if the gateway refuses or does not answer. */
export type SendSms = (to: string, text: string) => Promise<void>;

const timeoutMs = 10 * secondMs;

export const createSmsGateway =
  (url: string, token: string | undefined): SendSms =>
  async (to, text) => {
    let status = 0;
    try {
      const response = await timeOutgoing({ to: 'sms' }, () =>
        fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ to, text }),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        }),
      );
      ({ status } = response);
      await response.body?.cancel();
    } catch {
      // The original error contains the URL.
    }
    if (status === 0) throw new SmsError('The SMS gateway does not answer.');
    if (status < 200 || status >= 300) throw new SmsError(`The SMS gateway answered ${status}.`);
  };

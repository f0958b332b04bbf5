/** What happened to an account, in words (product 2.36, 7.31). */
import { type MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import {
  callOutline,
  fingerPrintOutline,
  keyOutline,
  logInOutline,
  logOutOutline,
  warningOutline,
} from 'ionicons/icons';
import { type SecurityEvent, type SecurityEventKind } from '#contract/security-events.ts';

type Words = { readonly icon: string; readonly text: (times: number) => MessageDescriptor };

const words: Readonly<Record<SecurityEventKind, Words>> = {
  log_in: { icon: logInOutline, text: () => msg`Logged in` },
  wrong_password: {
    icon: warningOutline,
    text: (times) => msg`${plural(times, { one: 'Wrong password', other: 'Wrong password, # times' })}`,
  },
  wrong_code: {
    icon: warningOutline,
    text: (times) => msg`${plural(times, { one: 'Wrong code', other: 'Wrong code, # times' })}`,
  },
  password_changed: { icon: keyOutline, text: () => msg`Password changed` },
  codes_made: { icon: keyOutline, text: () => msg`New recovery codes` },
  recovered: { icon: logInOutline, text: () => msg`Back in with a code` },
  phone_asked: { icon: callOutline, text: () => msg`Another phone number was given` },
  phone_changed: { icon: callOutline, text: () => msg`Phone changed` },
  passkey_added: { icon: fingerPrintOutline, text: () => msg`Fingerprint added` },
  passkey_removed: { icon: fingerPrintOutline, text: () => msg`Fingerprint removed` },
  session_ended: {
    icon: logOutOutline,
    text: (times) => msg`${plural(times, { one: 'Device signed out', other: '# devices signed out' })}`,
  },
};

/** Undefined for a kind of a newer server, which this app has no words for. */
export function eventWords({
  kind,
  times,
}: SecurityEvent): { icon: string; text: MessageDescriptor } | undefined {
  const found = Object.hasOwn(words, kind) ? words[kind as SecurityEventKind] : undefined;
  return found && { icon: found.icon, text: found.text(times) };
}

/** Why a call got no answer, or none that could be read: what the app can say from its start, without a network. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const localFailureTexts = {
  internal: msg`Something went wrong. Please try again.`,
  offline: msg`You're offline. Please try again when you're back online.`,
  timeout: msg`The server took too long to respond. Please try again.`,
  unreadable: msg`We got an unexpected response. Please try again later.`,
} satisfies Record<string, MessageDescriptor>;

const isLocal = (code: string): code is keyof typeof localFailureTexts =>
  Object.hasOwn(localFailureTexts, code);

/** The sentence for a call that the server did not answer. */
export const localFailureText = (code: string): MessageDescriptor =>
  localFailureTexts[isLocal(code) ? code : 'internal'];

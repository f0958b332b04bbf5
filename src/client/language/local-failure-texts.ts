/** Texts for calls without a readable reply; they are in the app's first download, because they are needed offline. */
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

export const localFailureText = (code: string): MessageDescriptor =>
  localFailureTexts[isLocal(code) ? code : 'internal'];

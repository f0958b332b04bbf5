import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { notify } from './toast.ts';

/** Copies a text and says so, or that it failed: pages without https have no clipboard, and browsers may refuse it. */
export async function copyText(text: string, copied: MessageDescriptor = msg`Copied`): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notify('red', msg`Couldn't copy. Please select and copy it yourself.`);
    return;
  }
  notify('green', copied);
}

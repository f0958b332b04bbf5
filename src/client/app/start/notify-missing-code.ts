/** Tells the user that code could not be loaded, for lazy sheets (main.tsx) and the language toggle. */
import { type MessageDescriptor } from '@lingui/core';
import { CodeUnavailable } from '#client/language/load-code.ts';
import { localFailureTexts } from '#client/language/local-failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { whenNothingUnsaved } from '#client/app/update/unsaved-forms.ts';

/**
 * Tells the user that code or texts could not be loaded. With a network, the file was removed with an earlier version, or
 * the browser has cached the failure: then the page reloads once nothing typed would be lost.
 */
export function notifyMissingCode(
  failure: unknown,
  whenOffline: MessageDescriptor = localFailureTexts.offline,
): void {
  if (failure instanceof CodeUnavailable) notify('red', whenOffline);
  else if (!whenNothingUnsaved(() => location.reload())) notify('red', localFailureTexts.internal);
}

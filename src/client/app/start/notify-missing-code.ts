/** What a person hears who wanted something whose code or texts cannot be had, and what is done about it. */
import { type MessageDescriptor } from '@lingui/core';
import { CodeUnavailable } from '#client/language/load-code.ts';
import { localFailureTexts } from '#client/language/local-failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { whenNothingIsTyped } from '#client/app/update/unsaved-forms.ts';

/**
 * Where the network is there, the file went with the last version, or the browser remembers that it could not be had:
 * the page is loaded anew, as soon as nothing typed is lost by it.
 */
export function notifyMissingCode(
  failure: unknown,
  whenOffline: MessageDescriptor = localFailureTexts.offline,
): void {
  if (failure instanceof CodeUnavailable) notify('red', whenOffline);
  else if (!whenNothingIsTyped(() => location.reload())) notify('red', localFailureTexts.internal);
}

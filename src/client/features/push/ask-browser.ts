/** Has the browser ask its question, and says how that went. */
import { msg } from '@lingui/core/macro';
import { type User } from '#contract/sessions.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { type Language } from '#client/language/languages.ts';
import { notify } from '#client/ui/notices.ts';
import { takePushes } from './device-pushes.ts';

/** False where it could not be done and may go better another time. */
export async function askBrowser(user: User, language: Language): Promise<boolean> {
  try {
    const permission = await takePushes(user, language);
    if (permission === 'granted') notify('green', msg`We'll let you know`);
    if (permission === 'denied')
      notify('blue', msg`This phone blocks notifications from Karngea. Allow them in the phone's settings.`);
    return true;
  } catch (failure) {
    const isServers = failure instanceof ApiFailure;
    notify('red', isServers ? failureText(failure) : msg`Notifications couldn't be turned on here.`);
    return false;
  }
}

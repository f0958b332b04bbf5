/** Turns on notifications, by push or Telegram, and shows the result as a toast. */
import { msg } from '@lingui/core/macro';
import { type User } from '#contract/sessions.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { type Language } from '#client/language/languages.ts';
import { notify } from '#client/ui/notices.ts';
import { linkTelegram } from '#contract/telegram.ts';
import { call } from '#client/data/api.ts';
import { turnOnPushes } from './device-pushes.ts';

/** Opens the site's Telegram bot with a link that identifies the user. False if there is no link. */
export async function openTelegram(lang: Language): Promise<boolean> {
  try {
    const { url } = await call(linkTelegram, { body: { lang } });
    // Falls back to this window if the browser blocks a new one.
    if (!window.open(url, '_blank')) window.location.assign(url);
    return true;
  } catch (failure) {
    notify('red', failureText(failure));
    return false;
  }
}

/** Shows the browser's permission prompt. False if it failed and can be tried again. */
export async function askForPushes(user: User, language: Language): Promise<boolean> {
  try {
    const permission = await turnOnPushes(user, language);
    if (permission === 'granted') notify('green', msg`We'll let you know`);
    if (permission === 'denied')
      notify('blue', msg`This phone blocks notifications from Karngea. Allow them in the phone's settings.`);
    return true;
  } catch (failure) {
    const isFromServer = failure instanceof ApiFailure;
    notify('red', isFromServer ? failureText(failure) : msg`Notifications couldn't be turned on here.`);
    return false;
  }
}

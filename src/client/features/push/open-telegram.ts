/** Opens the site's Telegram bot, which then knows the person. */
import { linkTelegram } from '#contract/telegram.ts';
import { call } from '#client/data/api.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { type Language } from '#client/language/languages.ts';
import { notify } from '#client/ui/toast.ts';

/** False where there is no link to be had, which is said. */
export async function openTelegram(lang: Language): Promise<boolean> {
  try {
    const { url } = await call(linkTelegram, { body: { lang } });
    // Where no second window is allowed, in this one.
    if (!window.open(url, '_blank')) window.location.assign(url);
    return true;
  } catch (failure) {
    notify('red', failureText(failure));
    return false;
  }
}

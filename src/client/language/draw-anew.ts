/** Draws all pages anew, also those that are kept behind the one shown, as a change of language does. */
import { i18n } from '@lingui/core';

export const drawAnew = (): void => i18n.activate(i18n.locale);

/** Says once a start that this browser keeps nothing (private windows, storage refused or full): the app works, but only online. */
import { msg } from '@lingui/core/macro';
import { notify } from '#client/ui/notices.ts';

export const notifyNoStorage = (): void =>
  notify(
    'blue',
    msg`This browser doesn't store data for Karngea, so jobs can't be shown offline and nothing can be sent later.`,
  );

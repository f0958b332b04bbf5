/** What the Android shell says in place of keeping a file; apart, because its texts come with it. */
import { msg } from '@lingui/core/macro';
import { notify } from '#client/ui/notices.ts';

export const tellNoFiles = (): void =>
  notify('red', msg`This app cannot keep files yet. Open Karngea in your browser for this.`);

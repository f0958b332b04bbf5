/** How work cards appear in the outbox, and what follows each answer (product 4.13, 10.3). */
import { msg } from '@lingui/core/macro';
import { idCardOutline } from 'ionicons/icons';
import { createCv } from '#contract/cvs.ts';
import { queued } from '#client/data/queued-call.ts';
import { notify } from '#client/ui/toast.ts';
import { cvKey } from './cv-key.ts';

export const queuedCvs = [
  queued({
    call: createCv,
    icon: () => idCardOutline,
    title: ({ subject }) => msg`Work card: ${{ subject }}`,
    fix: () => ({ label: msg`Open your CV`, to: '/cv', search: { card: 1 } }),
    afterSent: ({ item: { owner }, client }) => {
      if (owner === null) return;
      void client.invalidateQueries({ queryKey: cvKey(owner) });
      notify('green', msg`Your CV has been saved.`);
    },
    afterRefusal: ({ item: { owner }, client }) => {
      if (owner !== null) void client.invalidateQueries({ queryKey: cvKey(owner) });
    },
  }),
];

/** Says what the law restricts when a posting asks for one gender only, or for people under 18 (product 5.4). */
import { Trans } from '@lingui/react/macro';
import { defaultAge, minimumAge } from '#contract/limits.ts';
import { Note } from '#client/ui/note.tsx';
import { useDraft } from './draft-store.ts';

export function RestrictedTermsNote() {
  const gender = useDraft((draft) => draft.gender);
  const age = useDraft((draft) => draft.age);
  const years = Number(age);
  const oneGenderOnly = gender.endsWith('(Only)');
  const young = age !== '' && years >= minimumAge && years < defaultAge;
  return (
    <>
      {oneGenderOnly && (
        <Note tone="marigold">
          <Trans>The Labour Law allows asking for one gender only when the work itself requires it.</Trans>
        </Note>
      )}
      {young && (
        <Note tone="marigold">
          <Trans>People under 18 may not do dangerous work, nor work at night.</Trans>
        </Note>
      )}
    </>
  );
}

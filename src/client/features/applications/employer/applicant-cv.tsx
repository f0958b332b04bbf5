/** The CV as it was sent, with what was left out; where its time is over, that it is erased. */
import { Trans } from '@lingui/react/macro';
import { type Cv } from '#contract/cvs.ts';
import { Note } from '#client/ui/note.tsx';
import { SentCv } from './sent-cv.tsx';
import { useNotSent } from './sent-parts.ts';

export function ApplicantCv({ cv, isGone }: { cv: Cv | null; isGone: boolean }) {
  const notSent = useNotSent();
  if (!cv)
    return isGone ? null : (
      <Note tone="blue">
        <Trans>CVs are kept for a time after the answer, then they are erased.</Trans>
      </Note>
    );
  const list = notSent(cv);
  return <SentCv cv={cv} note={list && <Trans>Not sent: {list}</Trans>} />;
}

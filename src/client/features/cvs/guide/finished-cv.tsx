/** The finished CV as a picture, drawn on the phone. */
import { useLingui } from '@lingui/react/macro';
import { type Cv } from '#contract/cvs.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { useCvFiles } from '../picture/use-cv-files.ts';

export function FinishedCv({ cv }: { cv: Cv }) {
  const { t } = useLingui();
  const { isDrawing, url } = useCvFiles(cv, { withPdf: false });
  if (isDrawing)
    return (
      <SkeletonGroup>
        <Skeleton width="100%" height="360px" />
      </SkeletonGroup>
    );
  if (!url) return <FailureState message={t`This browser cannot draw the picture.`} />;
  return <img className="cv-guide-picture" src={url} alt={t`Picture of your CV`} />;
}

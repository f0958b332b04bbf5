/** The CV as it was when it was sent, folded away on phones until it is asked for. */
import { Trans } from '@lingui/react/macro';
import { chevronDown, documentTextOutline } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { type Cv } from '#contract/cvs.ts';
import { CvView } from '#client/features/cvs/cv-view.tsx';
import { Icon } from '#client/ui/icon.tsx';

type Props = {
  cv: Cv;
  /** Below the title. */
  note?: ReactNode;
};

export function SentCv({ cv, note }: Props) {
  return (
    <details className="sent-cv" open>
      <summary className="kg-card">
        <Icon name={documentTextOutline} size={26} />
        <div>
          <h2>
            <Trans>Curriculum Vitae</Trans>
          </h2>
          <p className="kg-muted">
            <Trans>CV as sent</Trans>
          </p>
          {note && <p className="kg-muted">{note}</p>}
        </div>
        <Icon name={chevronDown} />
      </summary>
      <CvView cv={cv} level={3} />
    </details>
  );
}

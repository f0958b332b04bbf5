/** One's own CV as it was sent, folded away until it is asked for. */
import { Trans } from '@lingui/react/macro';
import { chevronDown, documentTextOutline } from 'ionicons/icons';
import { type Cv } from '#contract/cvs.ts';
import { CvView } from '#client/features/cvs/cv-view.tsx';
import { Icon } from '#client/ui/icon.tsx';

export function OwnCv({ cv }: { cv: Cv }) {
  return (
    <details className="sent-cv">
      <summary className="kg-card">
        <Icon name={documentTextOutline} size={24} />
        <div>
          <h2>
            <Trans>CV as sent</Trans>
          </h2>
        </div>
        <Icon name={chevronDown} />
      </summary>
      <CvView cv={cv} level={3} />
    </details>
  );
}

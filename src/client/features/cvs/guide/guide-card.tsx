/** Offers a work card and the guided CV above the form if the user has no CV yet (product 2.43, 2.58). */
import { Trans } from '@lingui/react/macro';
import { arrowForward } from 'ionicons/icons';
import { Button } from '#client/ui/button.tsx';

export function CardOffer({ onStart }: { onStart: () => void }) {
  return (
    <section className="cv-guide-card kg-card padded">
      <h2>
        <Trans>Apply with a phone number</Trans>
      </h2>
      <p>
        <Trans>Five answers are enough to apply. You can add more later.</Trans>
      </p>
      <Button endIcon={arrowForward} onClick={onStart}>
        <Trans>Make a work card</Trans>
      </Button>
    </section>
  );
}

type Props = { isStarted: boolean; onStart: () => void };

export function GuideCard({ isStarted, onStart }: Props) {
  return (
    <>
      <section className="cv-guide-card kg-card padded">
        <h2>
          <Trans>One question at a time</Trans>
        </h2>
        <p>
          <Trans>12 short questions. Stop any time and continue later.</Trans>
        </p>
        <Button endIcon={arrowForward} onClick={onStart}>
          {isStarted ? <Trans comment="Goes on where one stopped">Continue</Trans> : <Trans>Start</Trans>}
        </Button>
      </section>
      <p className="cv-guide-or kg-muted">
        <Trans>Or fill in the form</Trans>
      </p>
    </>
  );
}

/** Stars one applicant; on while `aria-pressed` says so. */
import { useLingui } from '@lingui/react/macro';
import { star, starOutline } from 'ionicons/icons';
import { IconButton } from '#client/ui/button.tsx';
import './star-button.css';

type Props = {
  /** The applicant's. */
  name: string;
  starred: boolean;
  /** It has not left the phone yet. */
  waits: boolean;
  onToggle: () => void;
};

export function StarButton({ name, starred, waits, onToggle }: Props) {
  const { t } = useLingui();
  const word = starred ? t`Remove the star` : t`Star`;
  return (
    <IconButton
      className={waits ? 'applicant-star waits' : 'applicant-star'}
      icon={starred ? star : starOutline}
      label={t`Star: ${name}`}
      title={waits ? t`Waiting to be sent` : word}
      aria-pressed={starred}
      onClick={onToggle}
    />
  );
}

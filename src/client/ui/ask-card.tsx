/** A card with a question or an offer, which can be ignored. */
import { useLingui } from '@lingui/react/macro';
import { close } from 'ionicons/icons';
import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import './ask-card.css';

type Props = {
  icon: string;
  title: ReactNode;
  /** Closes it for good. */
  onClose: () => void;
  /** Text, then buttons in `kg-ask-actions`. */
  children: ReactNode;
};

export function AskCard({ icon, title, onClose, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section className="kg-ask" aria-labelledby={id}>
      <Icon name={icon} size={26} />
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <IconButton icon={close} label={t`Close`} onClick={onClose} />
    </section>
  );
}

/** Frame of each question: Close, a note that answers are stored, the progress, and the buttons at the bottom. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkmarkCircle, close } from 'ionicons/icons';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useIsOnline } from '#client/data/connection.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import './guide.css';

type Props = {
  title: string;
  /** 0 to 1. */
  fractionDone: number;
  progress: ReactNode;
  isStored: boolean;
  /** When it changes, the page scrolls up and its heading gets the focus. */
  step: string;
  onClose: () => void;
  note?: ReactNode;
  buttons: ReactNode;
  children: ReactNode;
};

export function GuideFrame({
  title,
  fractionDone,
  progress,
  isStored,
  step,
  onClose,
  note,
  buttons,
  children,
}: Props) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const progressId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { usePageIsActive, setPlainBar } = useShellLinks();
  const active = usePageIsActive();
  useEffect(() => (active ? setPlainBar() : undefined), [active, setPlainBar]);
  useEffect(() => {
    const page = heading.current?.closest('.kg-page');
    if (page) page.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <>
      <header className="kg-sub-header cv-guide-head">
        <IconButton icon={close} label={t`Close`} onClick={onClose} />
        {isStored && (
          <span className="cv-guide-saved">
            <Icon name={checkmarkCircle} size={18} />
            <Trans>Saved on this phone</Trans>
          </span>
        )}
      </header>
      <PageContent width="column" footer="never" className="cv-guide">
        <p className="kg-muted" id={progressId}>
          {progress}
        </p>
        <div className="cv-guide-weave" aria-hidden>
          <i style={{ width: `${Math.round(fractionDone * 100)}%` }} />
        </div>
        <h1 ref={heading} tabIndex={-1} aria-describedby={progressId}>
          {title}
        </h1>
        {!isOnline && (
          <p className="kg-muted">
            <Trans>You're offline. Keep going: your answers stay on this phone.</Trans>
          </p>
        )}
        {children}
      </PageContent>
      <StickyBar note={note}>{buttons}</StickyBar>
    </>
  );
}

/** The person's own pages, behind their name in the top navigation. */
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type User } from '#contract/accounts.ts';
import { PersonLinks } from './menu-rows.tsx';
import { useAskToSignOut } from './sign-out.ts';
import './user-menu.css';

/** Safari below 17, Firefox below 125 and Chrome below 114 have no popovers, and would always show this one. */
const hasPopovers = 'popover' in HTMLElement.prototype;

type Props = {
  user: User;
  /** The content of the button that opens the menu. */
  children: ReactNode;
};

export function UserMenu({ user, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const askToSignOut = useAskToSignOut();
  const [isOpen, setOpen] = useState(false);
  const close = () => (hasPopovers ? panel.current?.hidePopover() : setOpen(false));
  useEffect(() => {
    if (!isOpen) return undefined;
    // A popover does this by itself.
    const closeLikePopover = (event: Event) => {
      const isOutside = [button, panel].every(({ current }) => !current?.contains(event.target as Node));
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isOutside) setOpen(false);
    };
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, closeLikePopover);
    return () => {
      for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, closeLikePopover);
    };
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="kg-user-button"
        popoverTarget={id}
        aria-expanded={hasPopovers ? undefined : isOpen}
        onClick={hasPopovers ? undefined : () => setOpen(!isOpen)}
      >
        {children}
      </button>
      <div id={id} ref={panel} popover="auto" hidden={!hasPopovers && !isOpen} className="kg-user-menu">
        <PersonLinks accType={user.acc_type} onFollow={close} />
        <button
          type="button"
          className="kg-menu-row danger"
          onClick={() => {
            close();
            askToSignOut();
          }}
        >
          <Trans>Sign Out</Trans>
        </button>
      </div>
    </>
  );
}

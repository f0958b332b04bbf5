/** The user's menu in the top navigation. */
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { UserLinks } from './menu-rows.tsx';
import { useRequestSignOut } from './sign-out.ts';
import './user-menu.css';

/** Safari before 17, Firefox before 125 and Chrome before 114 have no popovers and would always show the menu. */
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
  const requestSignOut = useRequestSignOut();
  const [isOpen, setOpen] = useState(false);
  const close = () => (hasPopovers ? panel.current?.hidePopover() : setOpen(false));
  useEffect(() => {
    if (!isOpen) return undefined;
    // Popovers do this by themselves.
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
        <UserLinks accType={user.acc_type} onFollow={close} />
        <button
          type="button"
          className="kg-menu-row danger"
          onClick={() => {
            close();
            requestSignOut();
          }}
        >
          <Trans>Sign Out</Trans>
        </button>
      </div>
    </>
  );
}

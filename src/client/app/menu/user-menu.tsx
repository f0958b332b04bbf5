/** The person's own pages, behind their name in the top navigation. */
import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { type User } from '#contract/accounts.ts';
import { PersonLinks } from './person-links.tsx';
import { useAskToSignOut } from './sign-out.ts';
import { UserFace } from '#client/app/shell/user-face.tsx';
import './user-menu.css';

/** Safari below 17, Firefox below 125 and Chrome below 114 know none, and would show it always. */
const hasPopovers = 'popover' in HTMLElement.prototype;

export function UserMenu({ user }: { user: User }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const askToSignOut = useAskToSignOut();
  const [isOpen, setOpen] = useState(false);
  const close = () => (hasPopovers ? panel.current?.hidePopover() : setOpen(false));
  return (
    <>
      <button
        type="button"
        className="kg-user-button"
        popoverTarget={id}
        onClick={hasPopovers ? undefined : () => setOpen(!isOpen)}
      >
        <UserFace name={user.name} />
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

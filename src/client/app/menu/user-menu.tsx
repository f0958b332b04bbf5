/** The person's own pages, behind their name in the top navigation. */
import { Trans } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { type User } from '#contract/accounts.ts';
import { PersonLinks } from './person-links.tsx';
import { useAskToSignOut } from './sign-out.ts';
import { UserFace } from '#client/app/shell/user-face.tsx';
import './user-menu.css';

export function UserMenu({ user }: { user: User }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const askToSignOut = useAskToSignOut();
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <button type="button" className="kg-user-button" popoverTarget={id}>
        <UserFace name={user.name} />
      </button>
      <div id={id} ref={panel} popover="auto" className="kg-user-menu">
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

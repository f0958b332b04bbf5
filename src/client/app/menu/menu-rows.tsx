/** The rows of the menus: their content, and the links to the user's own pages (product 2.2). */
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  addCircleOutline,
  bookmarkOutline,
  businessOutline,
  chevronForward,
  documentTextOutline,
  notificationsOutline,
  personCircleOutline,
  settingsOutline,
} from 'ionicons/icons';
import { type ReactNode } from 'react';
import { type AccType, type MemberType } from '#contract/roles.ts';
import { Icon } from '#client/ui/icon.tsx';
import './menu-rows.css';

export function MenuRowContent({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={24} />
      <span>{children}</span>
      <Icon name={chevronForward} size={20} />
    </>
  );
}

type Props = { accType: AccType; onFollow: () => void };
type OwnProps = { accType: MemberType; onFollow: () => void };

function OwnLinks({ accType, onFollow }: OwnProps) {
  return (
    <>
      <Link to="/myProfile" className="kg-menu-row" onClick={onFollow}>
        <MenuRowContent icon={personCircleOutline}>
          <Trans>My Profile</Trans>
        </MenuRowContent>
      </Link>
      <Link to="/favJobs" className="kg-menu-row" onClick={onFollow}>
        <MenuRowContent icon={bookmarkOutline}>
          <Trans>Saved jobs</Trans>
        </MenuRowContent>
      </Link>
      {accType === 'employee' ? (
        <>
          <Link to="/alerts" className="kg-menu-row" onClick={onFollow}>
            <MenuRowContent icon={notificationsOutline}>
              <Trans>Job alerts</Trans>
            </MenuRowContent>
          </Link>
          <Link to="/cv" className="kg-menu-row" onClick={onFollow}>
            <MenuRowContent icon={documentTextOutline}>
              <Trans>My Cv</Trans>
            </MenuRowContent>
          </Link>
        </>
      ) : (
        <>
          <Link to="/companies/mine" className="kg-menu-row" onClick={onFollow}>
            <MenuRowContent icon={businessOutline}>
              <Trans>My company</Trans>
            </MenuRowContent>
          </Link>
          <Link to="/createjob/$step" params={{ step: '1' }} className="kg-menu-row" onClick={onFollow}>
            <MenuRowContent icon={addCircleOutline}>
              <Trans>Post A Job</Trans>
            </MenuRowContent>
          </Link>
        </>
      )}
    </>
  );
}

export function UserLinks({ accType, onFollow }: Props) {
  return (
    <>
      {accType !== 'operator' && <OwnLinks accType={accType} onFollow={onFollow} />}
      <Link to="/setting" className="kg-menu-row" onClick={onFollow}>
        <MenuRowContent icon={settingsOutline}>
          <Trans>Settings</Trans>
        </MenuRowContent>
      </Link>
    </>
  );
}

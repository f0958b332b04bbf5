/** Links to a person's own pages (product 2.2), as rows; the menus around them differ. */
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

/** What a row of a menu shows: icon, words, and an arrow. */
export function MenuFace({ icon, children }: { icon: string; children: ReactNode }) {
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
        <MenuFace icon={personCircleOutline}>
          <Trans>My Profile</Trans>
        </MenuFace>
      </Link>
      <Link to="/favJobs" className="kg-menu-row" onClick={onFollow}>
        <MenuFace icon={bookmarkOutline}>
          <Trans>Saved jobs</Trans>
        </MenuFace>
      </Link>
      {accType === 'employee' ? (
        <>
          <Link to="/alerts" className="kg-menu-row" onClick={onFollow}>
            <MenuFace icon={notificationsOutline}>
              <Trans>Job alerts</Trans>
            </MenuFace>
          </Link>
          <Link to="/cv" className="kg-menu-row" onClick={onFollow}>
            <MenuFace icon={documentTextOutline}>
              <Trans>My Cv</Trans>
            </MenuFace>
          </Link>
        </>
      ) : (
        <>
          <Link to="/companies/mine" className="kg-menu-row" onClick={onFollow}>
            <MenuFace icon={businessOutline}>
              <Trans>My company</Trans>
            </MenuFace>
          </Link>
          <Link to="/createjob/$step" params={{ step: '1' }} className="kg-menu-row" onClick={onFollow}>
            <MenuFace icon={addCircleOutline}>
              <Trans>Post A Job</Trans>
            </MenuFace>
          </Link>
        </>
      )}
    </>
  );
}

export function PersonLinks({ accType, onFollow }: Props) {
  return (
    <>
      {accType !== 'operator' && <OwnLinks accType={accType} onFollow={onFollow} />}
      <Link to="/setting" className="kg-menu-row" onClick={onFollow}>
        <MenuFace icon={settingsOutline}>
          <Trans>Settings</Trans>
        </MenuFace>
      </Link>
    </>
  );
}

/** The rows of the menus: their content, and the links to the user's own pages (product 2.2). */
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
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

type LinkRowProps = Pick<LinkProps, 'to' | 'params' | 'activeOptions'> & {
  icon: string;
  onFollow: () => void;
  children: ReactNode;
};

export function MenuLink({ icon, onFollow, children, ...link }: LinkRowProps) {
  return (
    <Link {...link} className="kg-menu-row" onClick={onFollow}>
      <MenuRowContent icon={icon}>{children}</MenuRowContent>
    </Link>
  );
}

type Props = { accType: AccType; onFollow: () => void };
type OwnProps = { accType: MemberType; onFollow: () => void };

function OwnLinks({ accType, onFollow }: OwnProps) {
  return (
    <>
      <MenuLink to="/myProfile" icon={personCircleOutline} onFollow={onFollow}>
        <Trans>My Profile</Trans>
      </MenuLink>
      <MenuLink to="/favJobs" icon={bookmarkOutline} onFollow={onFollow}>
        <Trans>Saved jobs</Trans>
      </MenuLink>
      {accType === 'employee' ? (
        <>
          <MenuLink to="/alerts" icon={notificationsOutline} onFollow={onFollow}>
            <Trans>Job alerts</Trans>
          </MenuLink>
          <MenuLink to="/cv" icon={documentTextOutline} onFollow={onFollow}>
            <Trans>My Cv</Trans>
          </MenuLink>
        </>
      ) : (
        <>
          <MenuLink to="/companies/mine" icon={businessOutline} onFollow={onFollow}>
            <Trans>My company</Trans>
          </MenuLink>
          <MenuLink to="/createjob/$step" params={{ step: '1' }} icon={addCircleOutline} onFollow={onFollow}>
            <Trans>Post A Job</Trans>
          </MenuLink>
        </>
      )}
    </>
  );
}

export function UserLinks({ accType, onFollow }: Props) {
  return (
    <>
      {accType !== 'operator' && <OwnLinks accType={accType} onFollow={onFollow} />}
      <MenuLink to="/setting" icon={settingsOutline} onFollow={onFollow}>
        <Trans>Settings</Trans>
      </MenuLink>
    </>
  );
}

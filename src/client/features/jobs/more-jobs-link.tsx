/** “See more” (product 2.4, 2.6): says of what to those who read links by themselves. */
import { Trans } from '@lingui/react/macro';
import { TextLink } from '#client/ui/button.tsx';

export const MoreJobsLink = () => (
  <TextLink to="/jobs">
    <Trans>
      See more<span className="kg-visually-hidden"> jobs</span>
    </Trans>
  </TextLink>
);

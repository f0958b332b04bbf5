/** The way to the employer's company, first on the dashboard (product 2.9). */
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { businessOutline, chevronForward } from 'ionicons/icons';
import { Icon } from '#client/ui/icon.tsx';

export function MyCompanyRow() {
  return (
    <div className="kg-rows dashboard-company">
      <Link className="kg-row" to="/companies/mine">
        <Icon name={businessOutline} size={24} />
        <strong>
          <Trans>My company</Trans>
        </strong>
        <Icon name={chevronForward} />
      </Link>
    </div>
  );
}

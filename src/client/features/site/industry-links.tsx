/** The industries as a row of links into the list (product 13.3); wide screens choose them in the search form. */
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  businessOutline,
  carOutline,
  cashOutline,
  cellularOutline,
  codeSlash,
  constructOutline,
  filmOutline,
  restaurantOutline,
  shieldCheckmarkOutline,
} from 'ionicons/icons';
import { type bankingInSearch, type Industry } from '#contract/options.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { Icon } from '#client/ui/icon.tsx';
import '#client/ui/chip.css';

/** Most asked for first, by the values that the search form sends. */
const icons = {
  'Information Technology': codeSlash,
  'Banking And Finance': cashOutline,
  'Food and Beverages': restaurantOutline,
  'Real Estate': businessOutline,
  Telecommunication: cellularOutline,
  Manufacturings: constructOutline,
  Automotive: carOutline,
  Insurance: shieldCheckmarkOutline,
  Entertainment: filmOutline,
} satisfies Partial<Record<Industry | typeof bankingInSearch, string>>;

export function IndustryLinks() {
  const { t } = useLingui();
  const label = useOptionLabel();
  return (
    <nav className="home-industries" aria-label={t`Jobs by industry`}>
      <ul className="kg-chips">
        {Object.entries(icons).map(([industry, icon]) => (
          <li key={industry}>
            <Link className="kg-chip" to="/jobs" search={{ industry }}>
              <Icon name={icon} size={20} />
              {label(industry)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

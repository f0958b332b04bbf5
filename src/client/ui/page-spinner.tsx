/** Covers the page while it loads: the four checks of the brand's knot light up in turn. */
import { useLingui } from '@lingui/react/macro';
import './page-spinner.css';

export function PageSpinner() {
  const { t } = useLingui();
  return (
    <div className="kg-knot" role="status" aria-label={t`Loading`}>
      <span className="kg-knot-checks">
        <i />
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}

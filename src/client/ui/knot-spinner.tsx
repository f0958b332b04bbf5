/** The four-check knot lighting up one check at a time over the whole page, while it loads. */
import { useLingui } from '@lingui/react/macro';
import './knot-spinner.css';

export function KnotSpinner() {
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

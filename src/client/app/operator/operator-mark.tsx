/** Beside the wordmark: whoever sees it decides over others. */
import { Trans } from '@lingui/react/macro';
import './operator-mark.css';

export const OperatorMark = () => (
  <span className="kg-operator-mark">
    <Trans>Operator</Trans>
  </span>
);

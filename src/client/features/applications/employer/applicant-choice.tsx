/** One applicant who can be ticked, or cannot because there is an answer. */
import { Trans } from '@lingui/react/macro';
import { checkmark, star } from 'ionicons/icons';
import { useId } from 'react';
import { type Application } from '#contract/applications.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { useApplicantName } from '../applicant-name.ts';
import { ApplicantAge } from './applicant-state.tsx';
import { type WaitingDecision } from './waiting-acts.ts';
import '#client/ui/fields/checkbox.css';

type Props = {
  application: Application;
  waiting: WaitingDecision | undefined;
  disabled: boolean;
  checked: boolean;
  onToggle: () => void;
};

export function ApplicantChoice({ application, waiting, disabled, checked, onToggle }: Props) {
  const id = useId();
  const name = useApplicantName()(application);
  const { status, starred } = application;
  return (
    <li>
      <label className="kg-checkbox applicant-choice">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-labelledby={id}
          aria-describedby={`${id}-state`}
          onChange={onToggle}
        />
        <Icon name={checkmark} size={18} />
        <span>
          <strong id={id} lang={langOf(name)}>
            {name}
          </strong>
          <span className="kg-muted" id={`${id}-state`}>
            {waiting ? (
              <StatusBadge status="waiting" />
            ) : status === 'pending' ? (
              <ApplicantAge application={application} />
            ) : (
              <StatusBadge status={status} viewer="employer" />
            )}
            {starred && (
              <span>
                <Icon name={star} size={16} /> <Trans>Starred</Trans>
              </span>
            )}
          </span>
        </span>
      </label>
    </li>
  );
}

/** One alert: its name, its search in words, when to be told, its jobs, and the bin. */
import { Trans, useLingui } from '@lingui/react/macro';
import { chevronForward, trashOutline } from 'ionicons/icons';
import { useId, useState } from 'react';
import { type Alert, type AlertTime } from '#contract/alerts.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { AlertJobsLink } from './alert-jobs-link.tsx';
import { useChangeAlert } from './alert-queries.ts';
import { listOf } from './alert-terms.ts';
import { RenameSheet } from './rename-sheet.tsx';
import { TermsLine } from './terms-line.tsx';
import '#client/ui/card.css';

type Props = { userId: number; alert: Alert; onRemove: () => void };

export function AlertCard({ userId, alert, onRemove }: Props) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const change = useChangeAlert(userId);
  const [isRenaming, setRenaming] = useState(false);
  const headingId = useId();
  const { name } = alert;
  const times: readonly { value: AlertTime; label: string }[] = [
    { value: 'off', label: t({ message: 'Off', comment: 'When to be told of new jobs: never' }) },
    { value: 'instant', label: t`At once` },
    { value: 'daily', label: t`Each evening` },
  ];
  return (
    <li className="kg-card padded alert-card" aria-labelledby={headingId}>
      <div className="alert-head">
        <h2 id={headingId} lang={langOf(name)}>
          <button type="button" disabled={!isOnline} onClick={() => setRenaming(true)}>
            {name} <span className="kg-visually-hidden">({t`Rename`})</span>
          </button>
        </h2>
        <IconButton icon={trashOutline} label={t`Delete “${name}”`} disabled={!isOnline} onClick={onRemove} />
      </div>
      <TermsLine userId={userId} terms={listOf(alert.terms)} />
      <fieldset className="alert-times" disabled={!isOnline} aria-labelledby={headingId}>
        <Segments
          legend={<Trans>When to tell you</Trans>}
          hideLegend
          name={`alert-${alert.id}`}
          options={times}
          value={alert.alert}
          onChange={(time) => change.mutate({ ...alert, alert: time })}
        />
      </fieldset>
      <div className="alert-foot">
        <AlertJobsLink userId={userId} terms={alert.terms} className="alert-jobs">
          <Trans>See the jobs</Trans>
          <Icon name={chevronForward} size={18} />
        </AlertJobsLink>
        <span className="kg-muted">
          <span role="status">{change.isSuccess && isOnline && <Trans>Saved</Trans>}</span>
          {!isOnline && <Trans>Needs internet</Trans>}
        </span>
      </div>
      <RenameSheet
        open={isRenaming}
        name={name}
        onClose={() => setRenaming(false)}
        onRename={(renamed) => {
          setRenaming(false);
          if (renamed !== name) change.mutate({ ...alert, name: renamed });
        }}
      />
    </li>
  );
}

/** An alert with its controls, and a new alert that waits in the outbox. */
import { Trans, useLingui } from '@lingui/react/macro';
import { chevronForward, trashOutline } from 'ionicons/icons';
import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Alert, type AlertTime } from '#contract/alerts.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { langOf, UserText } from '#client/ui/user-text.tsx';
import { companyQuery } from '#client/features/companies/company-queries.ts';
import { type SearchTerms } from '#client/features/jobs/search/search-terms.ts';
import { useCompanyName } from '#client/language/names.ts';
import { lengths } from '#contract/limits.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { AlertJobsLink } from './alert-jobs-link.tsx';
import { useChangeAlert } from './alert-queries.ts';
import { searchTermsOfAlert } from './alert-terms.ts';
import { useTermTexts } from './alert-term-texts.ts';
import '#client/ui/card.css';

/** A new alert that waits in the outbox. */
export const WaitingAlert = ({ item }: { item: OutboxItem }) => (
  <li className="kg-card padded alert-card">
    <UserText as="h2">{item.subject}</UserText>
    <div className="alert-foot">
      <StatusBadge status="waiting" />
      <Button variant="plain" small onClick={() => void cancel(item)}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  </li>
);

type FormProps = { id: string; name: string; onRename: (name: string) => void };

function RenameForm({ id, name, onRename }: FormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onRename(typed.trim());
        else setMissing(true);
      }}
    >
      <TextField
        label={t`Name`}
        value={typed}
        maxLength={lengths.alertName}
        error={isMissing ? t`Please fill in this field.` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
        }}
      />
    </form>
  );
}

type RenameFormProps = Omit<FormProps, 'id'> & { open: boolean; onClose: () => void };

function RenameSheet({ open, onClose, ...form }: RenameFormProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Rename`}
      footer={
        <Button type="submit" form={id} wide>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <RenameForm id={id} {...form} />
    </Sheet>
  );
}

/** The search terms of an alert as text. */
function TermsLine({ userId, terms }: { userId: number; terms: SearchTerms }) {
  const nameOf = useCompanyName();
  const { company = 0 } = terms;
  const { data } = useQuery({ ...companyQuery(userId, company), enabled: company > 0 });
  const { texts } = useTermTexts(terms, data && nameOf(data).name);
  return (
    <p className="alert-terms">
      {texts.length === 0 && <Trans>All jobs</Trans>}
      {texts.map((term, index) => (
        <span key={term}>
          {index > 0 && ' · '}
          <UserText>{term}</UserText>
        </span>
      ))}
    </p>
  );
}

type Props = { userId: number; alert: Alert; onDelete: () => void };

export function AlertCard({ userId, alert, onDelete }: Props) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const change = useChangeAlert(userId);
  const [isRenaming, setRenaming] = useState(false);
  const headingId = useId();
  const { name } = alert;
  const times: readonly { value: AlertTime; label: string }[] = [
    { value: 'off', label: t({ message: 'Off', comment: 'When to be told of new jobs: never' }) },
    { value: 'instant', label: t`Immediately` },
    { value: 'daily', label: t`Every evening` },
  ];
  return (
    <li className="kg-card padded alert-card" aria-labelledby={headingId}>
      <div className="alert-head">
        <h2 id={headingId} lang={langOf(name)}>
          <button type="button" disabled={!isOnline} onClick={() => setRenaming(true)}>
            {name} <span className="kg-visually-hidden">({t`Rename`})</span>
          </button>
        </h2>
        <IconButton icon={trashOutline} label={t`Delete “${name}”`} disabled={!isOnline} onClick={onDelete} />
      </div>
      <TermsLine userId={userId} terms={searchTermsOfAlert(alert.terms)} />
      <fieldset className="alert-times" disabled={!isOnline} aria-labelledby={headingId}>
        <Segments
          legend={<Trans>When to notify you</Trans>}
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

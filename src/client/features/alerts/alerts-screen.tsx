/** /alerts: the searches of which the person is told when there is something new (product 2.26). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addAlert } from '#contract/alerts.ts';
import { maximumAlerts } from '#contract/limits.ts';
import { isCall, isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { type User } from '#contract/sessions.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useSession } from '#client/data/session.ts';
import { usePhoneState } from '#client/features/push/phone-state.ts';
import { ListAge } from '#client/forms/list-age.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Note } from '#client/ui/note.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { AlertCard } from './alert-card.tsx';
import { alertsQuery } from './alert-queries.ts';
import { AlertsSkeleton } from './alerts-skeleton.tsx';
import { RemovedBar } from './removed-bar.tsx';
import { useRemoving } from './use-removing.ts';
import { WaitingAlert } from './waiting-alert.tsx';
import './alerts.css';

const NoAlerts = () => (
  <EmptyState
    picture="alerts"
    title={<Trans>No job alerts yet</Trans>}
    text={<Trans>Search for jobs, then tap “Tell me about new jobs like these”.</Trans>}
    action={
      <ButtonLink to="/jobs">
        <Trans>Search for jobs</Trans>
      </ButtonLink>
    }
  />
);

function WhereTold({ user }: { user: User }) {
  const isOnPhone = usePhoneState(user) === 'on';
  return (
    <p className="alerts-where">
      {isOnPhone ? (
        <Trans>We tell you in Karngea and on this phone.</Trans>
      ) : (
        <Trans>We tell you in Karngea.</Trans>
      )}{' '}
      <TextLink to="/setting">
        <Trans>Change</Trans>
      </TextLink>
    </p>
  );
}

const isNewAlert = (item: OutboxItem) => isCall(item, addAlert) && isWaiting(item);

function Alerts({ user }: { user: User }) {
  const { user_id: userId } = user;
  const { t } = useLingui();
  const { data, isError, isFetching, isPaused, refetch, dataUpdatedAt } = useQuery(alertsQuery(userId));
  const waiting = useOutbox().filter(isNewAlert);
  const { pending: removed, start: remove, undo } = useRemoving(userId);
  if (!data && !isError && !isPaused) return <AlertsSkeleton />;
  if (!data && waiting.length === 0) {
    return (
      <FailureState
        message={t`Your alerts could not be loaded.`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  const alerts = (data ?? []).filter(({ id }) => id !== removed?.id);
  const count = alerts.length;
  const most = maximumAlerts;
  const isEmpty = count + waiting.length === 0;
  // Alone it stands in the middle of the page.
  if (isEmpty && !removed) return <NoAlerts />;
  return (
    <>
      {isEmpty ? (
        <NoAlerts />
      ) : (
        <>
          {data && <ListAge updatedAt={dataUpdatedAt} busy={isFetching} onRefresh={() => void refetch()} />}
          <WhereTold user={user} />
          <ul className="alert-cards">
            {waiting.map((item) => (
              <WaitingAlert key={item.key} item={item} />
            ))}
            {alerts.map((alert) => (
              <AlertCard key={alert.id} userId={userId} alert={alert} onRemove={() => remove(alert)} />
            ))}
          </ul>
          <Note>
            <Trans>“Each evening” comes at 18:00, in one notice.</Trans>
          </Note>
          <p className="alerts-count">
            <Trans>
              {count} of {most} alerts
            </Trans>
          </p>
        </>
      )}
      <RemovedBar removed={removed} onUndo={undo} />
    </>
  );
}

export function AlertsScreen() {
  const { t } = useLingui();
  const user = useSession();
  const title = t`Job alerts`;
  usePageTitle(title);
  if (!user) return null;
  return (
    <>
      <SubPageHeader title={title} backTo="/favJobs" />
      <PageContent width="column">
        <Alerts key={user.user_id} user={user} />
      </PageContent>
    </>
  );
}

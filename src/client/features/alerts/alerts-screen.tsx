/** /alerts: the saved searches that notify of new jobs (product 2.26). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { informationCircle } from 'ionicons/icons';
import { addAlert, type Alert, removeAlert } from '#contract/alerts.ts';
import { maximumAlerts } from '#contract/limits.ts';
import { isCall, isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { type User } from '#contract/sessions.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useSession } from '#client/data/session.ts';
import { usePushState } from '#client/features/push/push-state.ts';
import { ListAge } from '#client/forms/list-age.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Note } from '#client/ui/note.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { hasCode } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { useUndo } from '#client/data/use-undo.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { takeBackMs } from '#client/ui/timings.ts';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { AlertCard, WaitingAlert } from './alert-card.tsx';
import { alertsQuery, refreshAlerts, hideAlert } from './alert-queries.ts';
import './alerts.css';
import '#client/ui/card.css';

type Props = { deleted: Alert | undefined; onUndo: () => void };

function Deleted({ alert: { name }, onUndo }: { alert: Alert; onUndo: () => void }) {
  return (
    <p>
      <Icon name={informationCircle} size={20} />
      <span className="alert-removed-words">
        <Trans>
          “<UserText>{name}</UserText>” was deleted
        </Trans>
      </span>
      <button type="button" onClick={onUndo}>
        <Trans context="deleted">Undo</Trans>
      </button>
    </p>
  );
}

/** Announces a deletion and offers to undo it. */
const DeletedBar = ({ deleted, onUndo }: Props) => (
  <div role="status" className="alert-removed">
    {deleted && <Deleted key={deleted.id} alert={deleted} onUndo={onUndo} />}
  </div>
);

/** Deletes an alert 6 seconds after the tap, or when the page is left; until then it can be undone (product 2.26). */
function useDeleteAlert(userId: number) {
  const client = useQueryClient();

  async function deleteNow({ id }: Alert): Promise<void> {
    hideAlert(client, userId, id);
    try {
      await call(removeAlert, { params: { id } }, { keepalive: true });
    } catch (failure) {
      // Not found: already deleted on another device.
      if (!hasCode(failure, 'not_found')) notify('red', failureText(failure));
    }
    await refreshAlerts(client, userId);
  }
  return useUndo<Alert>((alert) => void deleteNow(alert), takeBackMs);
}

const AlertsSkeleton = () => (
  <SkeletonGroup className="alert-cards">
    {[60, 45].map((width) => (
      <div key={width} className="kg-card padded alert-card">
        <Skeleton width={`${width}%`} height="1.5em" />
        <Skeleton width="80%" />
        <Skeleton height="48px" />
        <Skeleton width="30%" />
      </div>
    ))}
  </SkeletonGroup>
);

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

function DeliveryNote({ user }: { user: User }) {
  const isOnPhone = usePushState(user) === 'on';
  return (
    <p className="alerts-where">
      {isOnPhone ? (
        <Trans>We'll notify you in Karngea and on this phone.</Trans>
      ) : (
        <Trans>We'll notify you in Karngea.</Trans>
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
  const { pending: deleted, start: deleteAlert, undo } = useDeleteAlert(userId);
  if (!data && !isError && !isPaused) return <AlertsSkeleton />;
  if (!data && waiting.length === 0) {
    return (
      <FailureState
        message={t`Your job alerts couldn't be loaded.`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  const alerts = (data ?? []).filter(({ id }) => id !== deleted?.id);
  const count = alerts.length;
  const most = maximumAlerts;
  const isEmpty = count + waiting.length === 0;
  // Without the undo bar, the empty state is centred on the page.
  if (isEmpty && !deleted) return <NoAlerts />;
  return (
    <>
      {isEmpty ? (
        <NoAlerts />
      ) : (
        <>
          {data && <ListAge updatedAt={dataUpdatedAt} busy={isFetching} onRefresh={() => void refetch()} />}
          <DeliveryNote user={user} />
          <ul className="alert-cards">
            {waiting.map((item) => (
              <WaitingAlert key={item.key} item={item} />
            ))}
            {alerts.map((alert) => (
              <AlertCard key={alert.id} userId={userId} alert={alert} onDelete={() => deleteAlert(alert)} />
            ))}
          </ul>
          <Note>
            <Trans>“Every evening” alerts arrive at 18:00, all together.</Trans>
          </Note>
          <p className="alerts-count">
            <Trans>
              {count} of {most} alerts
            </Trans>
          </p>
        </>
      )}
      <DeletedBar deleted={deleted} onUndo={undo} />
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
      <PageContent width="column" refreshes={[alertsQuery(user.user_id).queryKey]}>
        <Alerts key={user.user_id} user={user} />
      </PageContent>
    </>
  );
}

/** All background tasks (product 7.20). Whichever node claims one first runs it. */
import { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { accountDeletionTask, markDeleted, resumeDeletions } from './account-deletion/delete-account.ts';
import { finishDeletion } from './account-deletion/finish-deletion.ts';
import { sendDailyAlerts } from './alerts/daily-alerts.ts';
import { sendEditAlerts, sendNewJobAlerts } from './alerts/new-job-alerts.ts';
import { remindOfWaiting } from './applications/remind-waiting.ts';
import { askForOutcomes } from './contact/ask-for-outcomes.ts';
import { runHousekeeping } from './housekeeping.ts';
import { hourMs, minuteMs } from './http/clock.ts';
import { type Services } from './http/services.ts';
import { closeExpired } from './jobs/close-jobs.ts';
import { remindOfExpiring } from './jobs/remind-expiring.ts';
import { editedJobTask, deleteEdit, newJobTask } from './jobs/new-job-store.ts';
import { announcementsTask, continueAnnouncements } from './notices/announcement-store.ts';
import { deleteAbandoned } from './operators/on-behalf/delete-abandoned.ts';
import { resumeSuspensions } from './operators/suspended-jobs.ts';
import { personalData } from './personal-data.ts';
import { pushTask, securityPushTask } from './push/subscription-store.ts';
import { type PushSettings } from './push/push-settings.ts';
import { pushTaskKind, securityPushTaskKind } from './push/push-task.ts';
import { type Settings } from './settings.ts';
import { noteBackup, notifyOperators, refreshHealth } from './statistics/health-store.ts';
import { dailyAt, every, mondaysAt } from './tasks/schedules.ts';
import { type Task, type TaskKinds } from './tasks/task-kind.ts';
import { startTasks } from './tasks/task-runner.ts';
import { type Bot } from './telegram/bot.ts';
import { channelTaskKind } from './telegram/channel-task.ts';
import { menuTaskKind } from './telegram/menu-task.ts';
import { sendTaskKind } from './telegram/send-task.ts';
import { webhookPath } from './telegram/telegram-routes.ts';
import { telegramTask } from './telegram/telegram-store.ts';
import { pollTask, pollTaskKind, webhookTask, webhookTaskKind } from './telegram/updates.ts';

type Background = Pick<Services, 'db' | 'clock' | 'changeEvents'> &
  Pick<Settings, 'keepApplicationsMonths'> &
  Partial<Pick<Settings, 'publicUrl' | 'telegramWebhook' | 'telegramChannel'>> & {
    readonly push: PushSettings;
    readonly bot: Bot | undefined;
    readonly backUp?: ((signal: AbortSignal) => Promise<void>) | undefined;
    /** From the built client; undefined without one. */
    readonly texts: ServerTexts | undefined;
    readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  };

/** Task kinds by name; recurring ones have `next`. */
export function backgroundTasks({
  db,
  clock,
  changeEvents,
  keepApplicationsMonths,
  push,
  bot,
  publicUrl,
  telegramWebhook = false,
  telegramChannel: channel,
  texts,
  backUp,
  log,
}: Background): TaskKinds {
  const otherWork = {
    jobs: () => closeExpired(db, changeEvents),
    hidden_jobs: () => resumeSuspensions(db),
    users: () => resumeDeletions(db),
    unclaimed_companies: () =>
      deleteAbandoned(db, clock(), {
        months: keepApplicationsMonths,
        deleteCompany: (trx, id) => markDeleted(trx, personalData, { id, now: clock() }),
      }),
  };
  return {
    [pushTask]: pushTaskKind({ ...push, db, clock, texts }),
    [securityPushTask]: securityPushTaskKind({ ...push, db, clock, texts }),
    [telegramTask]: sendTaskKind({ db, clock, bot, texts, site: publicUrl }),
    ...(bot &&
      (telegramWebhook && publicUrl
        ? { [webhookTask]: webhookTaskKind(bot, publicUrl + webhookPath) }
        : { [pollTask]: pollTaskKind({ db, clock, bot, channel }) })),
    ...(bot && texts && publicUrl && { telegram_menu: menuTaskKind({ db, bot, texts, site: publicUrl }) }),
    ...(bot &&
      texts &&
      channel && { telegram_channel: channelTaskKind({ db, bot, texts, site: publicUrl, channel, log }) }),
    reminders: {
      next: dailyAt('09:00'),
      leaseMs: 10 * minuteMs,
      run: async (_task, signal) => {
        await remindOfWaiting(db, clock, signal);
        await remindOfExpiring(db, clock, signal);
        await askForOutcomes(db, clock, signal);
      },
    },
    ...(backUp && {
      nightly_backup: {
        next: dailyAt('02:00'),
        leaseMs: 30 * minuteMs,
        run: async (_task: Task, signal: AbortSignal) => {
          await backUp(signal);
          await noteBackup(db, clock());
        },
      },
    }),
    // Jobs end at a full hour.
    housekeeping: {
      next: every(hourMs),
      leaseMs: 20 * minuteMs,
      run: () => runHousekeeping({ db, clock, log, keepApplicationsMonths }, otherWork),
    },
    board_health: {
      next: every(hourMs),
      startsAtOnce: true,
      leaseMs: 10 * minuteMs,
      run: () => refreshHealth(db, clock),
    },
    weekly_health: {
      next: mondaysAt('08:00'),
      leaseMs: minuteMs,
      run: () => notifyOperators(db, clock()),
    },
    [newJobTask]: {
      leaseMs: 5 * minuteMs,
      run: ({ payload: { job_id: jobId = 0, hidden_since: since } }, signal) =>
        sendNewJobAlerts(
          db,
          { jobId, hiddenSince: since === undefined ? undefined : new Date(since) },
          signal,
        ),
    },
    [editedJobTask]: {
      leaseMs: 5 * minuteMs,
      run: async ({ payload: { edit = 0 } }, signal) => {
        await sendEditAlerts(db, edit, signal);
        return (trx) => deleteEdit(trx, edit);
      },
      onGivenUp: (trx, { payload }) => deleteEdit(trx, payload['edit'] ?? 0),
    },
    [accountDeletionTask]: {
      leaseMs: 10 * minuteMs,
      run: ({ payload: { user = 0 } }, signal) =>
        finishDeletion(db, personalData, { userId: user, changeEvents }, signal),
    },
    [announcementsTask]: {
      leaseMs: 5 * minuteMs,
      run: (_task, signal) => continueAnnouncements(db, signal),
    },
    evening_alerts: {
      next: dailyAt('18:00'),
      leaseMs: 20 * minuteMs,
      run: ({ begun }, signal) => sendDailyAlerts(db, begun, signal),
    },
  };
}

/** Runs tasks from ready to close, which waits briefly for running ones. */
export function startBackground(
  app: FastifyInstance,
  of: Omit<Background, 'log'>,
  polling: { readonly idlePollMs?: number },
): void {
  let stop = async (): Promise<void> => undefined;
  app.addHook('onReady', async () => {
    const onFailure = (error: unknown, task?: Task) => {
      const reason = error instanceof Error ? error.message : error;
      app.log.warn({ task: task?.kind, id: task?.id, attempt: task?.attempt, reason }, 'a task failed');
    };
    ({ stop } = startTasks(of.db, backgroundTasks({ ...of, log: app.log }), { ...polling, onFailure }));
  });
  app.addHook('onClose', () => stop());
}

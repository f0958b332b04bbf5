/** /operator/health (product 2.68): whether people find work here, and what to do next. */
import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { type BoardHealth, type Compared } from '#contract/board-health.ts';
import { isProvince } from '#contract/places.ts';
import { useSession } from '#client/data/session.ts';
import { useLanguage } from '#client/language/activate.ts';
import { useDates } from '#client/language/dates.ts';
import { useProvinceName } from '#client/language/place-names.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Note } from '#client/ui/note.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { UserText } from '#client/ui/user-text.tsx';
import { occupationNames } from '#occupations/names.ts';
import { type OccupationName } from '#occupations/group-names.ts';
import { healthQuery } from '../operator-queries.ts';
import { HealthFigures, useFigureText } from './health-figures.tsx';
import '#client/ui/card.css';
import '../operator-tables.css';
import './health-screen.css';

type Row = Compared & { readonly key: string; readonly name: ReactNode };

function ComparedTable({ title, advice, rows }: { title: string; advice: string; rows: readonly Row[] }) {
  const id = useId();
  const text = useFigureText();
  return (
    <section className="kg-card padded" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="kg-muted">{advice}</p>
      {rows.length > 0 && (
        <table className="operator-table">
          <thead>
            <tr>
              <td />
              <th scope="col" className="number">
                <Trans>This week</Trans>
              </th>
              <th scope="col" className="number">
                <Trans>Before</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, now, before }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className="number">{text(now)}</td>
                <td className="number">{text(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const allNames: Readonly<Record<string, OccupationName>> = occupationNames;
const twoDaysMs = 48 * 3_600_000;

type Counted = BoardHealth & { readonly at: string };

function Backup({ health: { at, last_backup } }: { health: Counted }) {
  const { dayAndTime } = useDates();
  if (last_backup === null)
    return (
      <Note tone="marigold">
        <Trans>No nightly backup is known. Set BACKUP_DIR, or check the backups of your database.</Trans>
      </Note>
    );
  const when = dayAndTime(last_backup);
  return Date.parse(at) - Date.parse(last_backup) > twoDaysMs ? (
    <Note tone="red">
      <Trans>The last backup was made on {when}. Check the server's log.</Trans>
    </Note>
  ) : (
    <Note>
      <Trans>Last backup: {when}. Try to restore one every three months.</Trans>
    </Note>
  );
}

function ChannelRefusal({ since }: { since: string }) {
  const when = useDates().dayAndTime(since);
  return (
    <Note tone="red">
      <Trans>
        The Telegram channel has refused the bot since {when}: no jobs are posted there. Make the bot an
        administrator who may post, edit and delete messages.
      </Trans>
    </Note>
  );
}

const isCounted = (health: BoardHealth): health is Counted => health.at !== null;

function HealthReport({ health }: { health: Counted }) {
  const { t } = useLingui();
  const language = useLanguage() === 'kh' ? 'km' : 'en';
  const provinceName = useProvinceName();
  const occupationName = (code: string | null) =>
    code === null ? t`Not given` : (allNames[code]?.[language] ?? code);
  return (
    <>
      <HealthFigures health={health} />
      <div className="health-tables">
        <ComparedTable
          title={t`Open jobs by province`}
          advice={t`Look for employers in the provinces that people search and that have few jobs.`}
          rows={health.provinces.map(({ code, ...compared }) => ({
            ...compared,
            key: code ?? '',
            name: code === null ? t`Not given` : isProvince(code) ? provinceName(code) : code,
          }))}
        />
        <ComparedTable
          title={t`Open jobs by occupation`}
          advice={t`An occupation with fewer than three jobs looks empty: find more, or leave it.`}
          rows={health.occupations.map(({ code, ...compared }) => ({
            ...compared,
            key: code ?? '',
            name: occupationName(code),
          }))}
        />
        <ComparedTable
          title={t`Searches that found nothing`}
          advice={
            health.empty_searches.length === 0
              ? t`No search of three or more people found nothing this week.`
              : t`People want this work. Ask employers who have it to post here.`
          }
          rows={health.empty_searches.map(({ words, ...compared }) => ({
            ...compared,
            key: words,
            name: <UserText>{words}</UserText>,
          }))}
        />
      </div>
      <Backup health={health} />
    </>
  );
}

export function HealthScreen() {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(healthQuery(useSession()?.user_id ?? 0));
  const title = t({ message: 'Health', context: 'board', comment: 'Whether the job board works' });
  usePageTitle(title);
  return (
    <>
      <RootHeader />
      <PageContent footer="never" className="operator-page">
        <div className="operator-head">
          <div>
            <h1>{title}</h1>
            <p className="kg-muted">
              <Trans>The last 7 days beside the 7 before, computed every hour. Nobody is identified.</Trans>
            </p>
          </div>
          <ButtonLink variant="outline" to="/operator/import">
            <Trans comment="Posting and importing jobs for companies">Fill the board</Trans>
          </ButtonLink>
        </div>
        {data?.channel_refused_since && <ChannelRefusal since={data.channel_refused_since} />}
        {data && isCounted(data) && <HealthReport health={data} />}
        {data && !isCounted(data) && (
          <Note>
            <Trans>The figures are being counted for the first time. They appear here by themselves.</Trans>
          </Note>
        )}
        {!data && isError && (
          <FailureState
            message={t`The figures couldn't be loaded.`}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
        {!data && !isError && (
          <SkeletonGroup>
            <Skeleton height={160} />
            <Skeleton height={160} />
          </SkeletonGroup>
        )}
      </PageContent>
    </>
  );
}

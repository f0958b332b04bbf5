/** /operator/import (product 2.67): fill the board with one job, with a CSV file, or by giving companies their codes. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment, useRef, useState } from 'react';
import { importJobs, importTemplate, type ImportReply } from '#contract/on-behalf.ts';
import { parseFieldErrors } from '#contract/validation-errors.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { privateFile, sendCsv } from '#client/data/file-transfer.ts';
import { useSession } from '#client/data/session.ts';
import { DownloadButton } from '#client/forms/download-button.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { groupThousands } from '#client/language/plain-formats.ts';
import { validationTexts } from '#client/language/validation-texts.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { useShowMore, ShowMore } from '#client/ui/show-more.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { operatorKeys } from '../operator-queries.ts';
import { ClaimCodes, UnclaimedList } from './unclaimed-list.tsx';
import '../operator-tables.css';
import './import.css';

function ImportErrors({ rows }: { rows: ImportReply['rows'] }) {
  const { t } = useLingui();
  const errors = rows.flatMap(({ line, fields = {} }) =>
    Object.entries(parseFieldErrors(fields)).map(([field, code]) => ({ line, field, code })),
  );
  const { shown, onMore } = useShowMore(errors);
  if (errors.length === 0) return null;
  return (
    <>
      <table className="operator-table kg-card">
        <caption className="kg-visually-hidden">{t`Rows with errors`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Row`}</th>
            <th scope="col">{t`Column`}</th>
            <th scope="col">{t`What is wrong`}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, field, code }) => (
            <tr key={`${line} ${field}`}>
              <td className="number">{line}</td>
              <th scope="row">
                {/* Long names break where they are dotted. */}
                {field.match(/[^._]+[._]?/g)?.map((part) => (
                  <Fragment key={part}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </th>
              <td>{t(validationTexts[code])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowMore onMore={onMore} />
    </>
  );
}

function ImportResult({ result, isDryRun }: { result: ImportReply; isDryRun: boolean }) {
  const { rows, companies } = result;
  const created = groupThousands(result.created);
  const same = groupThousands(result.same);
  const failed = groupThousands(result.failed);
  return (
    <div role="status" className="import-result">
      <Note tone={result.failed > 0 ? 'marigold' : 'blue'}>
        {isDryRun ? (
          <Trans>
            Nothing is posted yet. New: {created}. Known already: {same}. With errors: {failed}.
          </Trans>
        ) : (
          <Trans>
            Posted: {created}. Known already: {same}. With errors: {failed}.
          </Trans>
        )}
      </Note>
      <ImportErrors rows={rows} />
      {companies.length > 0 && <ClaimCodes companies={companies} />}
    </div>
  );
}

/** The columns that the server refused, or what is wrong with the whole file. */
function useFileFailure(): (failure: unknown) => string {
  const { t } = useLingui();
  const failureText = useFailureText();
  return (failure) => {
    const columns = failure instanceof ApiFailure ? Object.keys(failure.fields).join(', ') : '';
    return columns === '' ? failureText(failure) : t`There's no column with this name: ${columns}`;
  };
}

function FileImport({ userId }: { userId: number }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const fileFailure = useFileFailure();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const running = useMutation({
    mutationFn: async ({ chosen, isDryRun }: { chosen: File; isDryRun: boolean }) => ({
      result: await sendCsv(importJobs, chosen, { query: { dry_run: isDryRun ? '1' : '0' } }),
      isDryRun,
    }),
    onSuccess: () => client.invalidateQueries({ queryKey: operatorKeys.all(userId) }),
  });
  const { data, error, isPending } = running;
  const mayImport = file !== undefined && data !== undefined && data.isDryRun && data.result.created > 0;
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setFile(chosen);
    running.mutate({ chosen, isDryRun: true });
  };
  return (
    <section className="import-file">
      <SectionHead title={t`Import a file`} />
      <p className="kg-muted">
        <Trans>A CSV file with at most 2,000 rows. First we check it, without posting anything.</Trans>
      </p>
      <div className="import-buttons">
        <DownloadButton file={privateFile(importTemplate, {}, 'karngea-jobs.csv')}>
          <Trans>Template with examples</Trans>
        </DownloadButton>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          className="kg-visually-hidden"
          aria-label={t`CSV file`}
          tabIndex={-1}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // Otherwise choosing the same file again fires no event.
            target.value = '';
          }}
        />
        <Button
          variant={mayImport ? 'outline' : 'primary'}
          busy={isPending && !mayImport}
          onClick={() => input.current?.click()}
        >
          <Trans>Choose a file</Trans>
        </Button>
        {mayImport && (
          <Button busy={isPending} onClick={() => running.mutate({ chosen: file, isDryRun: false })}>
            <Trans>Post these jobs</Trans>
          </Button>
        )}
      </div>
      {file && <p>{file.name}</p>}
      {error && (
        <div role="alert">
          <Note tone="red">{fileFailure(error)}</Note>
        </div>
      )}
      {data && !error && <ImportResult key={String(data.isDryRun)} {...data} />}
    </section>
  );
}

export function ImportScreen() {
  const { t } = useLingui();
  const userId = useSession()?.user_id ?? 0;
  usePageTitle(t`Fill the board`);
  return (
    <>
      <RootHeader />
      <PageContent footer="never" className="operator-page">
        <div className="operator-head">
          <div>
            <h1>{t`Fill the board`}</h1>
            <p className="kg-muted">
              <Trans>
                Post jobs that companies announced elsewhere. Each company gets a code to claim its jobs and
                applications.
              </Trans>
            </p>
          </div>
          <ButtonLink to="/operator/post">
            <Trans>Post one job</Trans>
          </ButtonLink>
        </div>
        <FileImport userId={userId} />
        <UnclaimedList userId={userId} />
      </PageContent>
    </>
  );
}

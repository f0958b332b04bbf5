/** What a job says in words: description, requirements, responsibilities, tags, and that it is not real. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type JobDetail } from '#contract/jobs.ts';
import * as richTextRules from '#contract/rich-text.ts';
import { Note } from '#client/ui/note.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { TagList } from '#client/ui/tag-list.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { hasWords } from '#contract/has-words.ts';

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="kg-bullets">
        {points.map((point, place) => (
          <UserText key={place} as="li">
            {point}
          </UserText>
        ))}
      </ul>
    </section>
  );
}

export function JobTexts({ job }: { job: JobDetail }) {
  const { t } = useLingui();
  return (
    <div className="job-texts">
      <section>
        <h2>
          <Trans>Description</Trans>
        </h2>
        {hasWords(job.description) ? (
          <RichText markup={job.description} rules={richTextRules} />
        ) : (
          <p className="kg-muted">
            <Trans>No Descriptions</Trans>
          </p>
        )}
      </section>
      <div className="job-texts-lists">
        <Points title={t`Requirements`} points={job.requirements} />
        <Points title={t`Responsibilities`} points={job.responsibilities} />
      </div>
      {job.tags.length > 0 && <TagList tags={job.tags} />}
      <Note>
        <Trans>Karngea is a demonstration. The postings on this site are not real.</Trans>
      </Note>
    </div>
  );
}

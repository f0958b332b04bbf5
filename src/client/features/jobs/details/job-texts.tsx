/** The texts of a job: description, requirements, responsibilities and tags. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '#client/data/site-query.ts';
import { type JobDetail } from '#contract/jobs.ts';
import * as richTextRules from '#contract/description-markup.ts';
import { Note } from '#client/ui/note.tsx';
import { RichText } from '#client/ui/rich-text-view.tsx';
import { TagList } from '#client/ui/tag-list.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { hasWords } from '#contract/description-markup.ts';

type PointsProps = { title: string; points: readonly string[]; isChanged: boolean };

function Points({ title, points, isChanged }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <section className={isChanged ? 'job-changed' : undefined}>
      <h2>{title}</h2>
      <ul className="kg-bullets">
        {points.map((point, index) => (
          <UserText key={index} as="li">
            {point}
          </UserText>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  job: JobDetail;
  /** Names of fields to mark, in the preview of unsaved changes. */
  changed?: readonly string[];
};

export function JobTexts({ job, changed = [] }: Props) {
  const { t } = useLingui();
  const isDemo = useSite()?.demo === true;
  return (
    <div className="job-texts">
      <section className={changed.includes('description') ? 'job-changed' : undefined}>
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
        <Points
          title={t`Requirements`}
          points={job.requirements}
          isChanged={changed.includes('requirements')}
        />
        <Points
          title={t`Responsibilities`}
          points={job.responsibilities}
          isChanged={changed.includes('responsibilities')}
        />
      </div>
      {job.tags.length > 0 && <TagList tags={job.tags} />}
      {isDemo && (
        <Note>
          <Trans>Karngea is a demonstration. The postings on this site are not real.</Trans>
        </Note>
      )}
    </div>
  );
}

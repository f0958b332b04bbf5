/** What the employer asks applicants: up to three questions, answered by taps (product 2.59). */
import { Trans, useLingui } from '@lingui/react/macro';
import { maximumQuestions } from '#contract/limits.ts';
import { questions } from '#contract/job-questions.ts';
import { questionTexts } from '#client/language/question-texts.ts';
import { Chip } from '#client/ui/chip.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { useDraft, useDraftForm } from '../draft/draft-store.ts';

export function QuestionPicker() {
  const { t, i18n } = useLingui();
  const form = useDraftForm();
  const chosen = useDraft((draft) => draft.questions);
  const count = chosen.length;
  const title = t`Questions for applicants`;
  return (
    <section data-field="questions">
      <SectionHead
        title={title}
        aside={<span role="status">{t`${count} of ${maximumQuestions} chosen`}</span>}
      />
      <p className="kg-muted">
        <Trans>They answer with a tap. You can filter by the answers.</Trans>
      </p>
      <div className="kg-chips wrap" role="group" aria-label={title}>
        {questions.map((question) => {
          const isChosen = chosen.includes(question);
          return (
            <Chip
              key={question}
              tick
              pressed={isChosen}
              disabled={!isChosen && count >= maximumQuestions}
              onToggle={() =>
                form.change({
                  questions: isChosen ? chosen.filter((one) => one !== question) : [...chosen, question],
                })
              }
            >
              {i18n._(questionTexts[question].short)}
            </Chip>
          );
        })}
      </div>
    </section>
  );
}

/** What every question is given. */
import { type CvForm } from '../cv-values.ts';

export type QuestionProps = {
  readonly form: CvForm;
  /** Its sentence, which stands above it as the page's heading. */
  readonly question: string;
};

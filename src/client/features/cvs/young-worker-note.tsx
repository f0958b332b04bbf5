/** What the law allows people from 15 to 17, below their date of birth (product 5.7). */
import { Trans } from '@lingui/react/macro';
import { yearsAgoInCambodia } from '#contract/days.ts';
import { adultAge, minimumAge } from '#contract/limits.ts';
import { useFormState } from '#client/forms/use-form.tsx';
import { Note } from '#client/ui/note.tsx';
import { type CvForm } from './cv-values.ts';

export function YoungWorkerNote({ form }: { form: CvForm }) {
  const born = useFormState(form, ({ values }) => values.user_info['date_of_birth'] ?? '');
  const isYoung = born > yearsAgoInCambodia(adultAge) && born <= yearsAgoInCambodia(minimumAge);
  return (
    <div role="status">
      {isYoung && (
        <Note tone="blue">
          <Trans>
            At 15 to 17 you may work, but not at night and not in dangerous jobs. Your parents or guardian
            must agree.
          </Trans>
        </Note>
      )}
    </div>
  );
}

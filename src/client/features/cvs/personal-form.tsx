/** The personal details of the CV form. Knows no other section. */
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useLanguage } from '#client/language/activate.ts';
import { SectionHead } from '#client/ui/section-head.tsx';
import { CvFieldInput } from './cv-field-input.tsx';
import { fieldsInOrder } from './cv-fields.ts';
import { personalHeading } from './cv-form-texts.ts';
import { type CvForm } from './cv-values.ts';

export const PersonalForm = memo(function PersonalForm({ form }: { form: CvForm }) {
  const { i18n } = useLingui();
  const fields = fieldsInOrder(useLanguage());
  return (
    <section id="cv-user_info" className="cv-section" tabIndex={-1} aria-labelledby="cv-user_info-heading">
      <SectionHead id="cv-user_info-heading" title={i18n._(personalHeading)} />
      <div className="cv-fields kg-card">
        {fields.map((field) => (
          <div key={field.name} className={field.half ? 'half' : undefined}>
            <CvFieldInput form={form} path={`user_info.${field.name}`} field={field} />
          </div>
        ))}
      </div>
    </section>
  );
});

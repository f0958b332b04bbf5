/** The personal details of the CV form. Knows no other section. */
import { useLingui } from '@lingui/react/macro';
import { memo, useCallback } from 'react';
import { SectionHead } from '#client/ui/section-head.tsx';
import { CvFieldInput } from './cv-field-input.tsx';
import { type CvField, type CvFieldName, personalFields } from './cv-fields.ts';
import { type CvFormChange, type Part } from './cv-form.ts';
import { personalHeading } from './cv-form-texts.ts';

type Props = { part: Part; change: (change: CvFormChange) => void };

export const PersonalForm = memo(function PersonalForm({ part, change }: Props) {
  const { i18n } = useLingui();
  const onType = useCallback(
    (field: CvFieldName, value: string) => change({ type: 'type', field, value }),
    [change],
  );
  const fields: readonly CvField[] = personalFields;
  return (
    <section id="cv-user_info" className="cv-section" tabIndex={-1} aria-labelledby="cv-user_info-heading">
      <SectionHead id="cv-user_info-heading" title={i18n._(personalHeading)} />
      <div className="cv-fields kg-card">
        {fields.map((field) => (
          <div key={field.name} className={field.half ? 'half' : undefined}>
            <CvFieldInput
              field={field}
              path={`user_info.${field.name}`}
              value={part.values[field.name] ?? ''}
              fault={part.faults[field.name]}
              onType={onType}
            />
          </div>
        ))}
      </div>
    </section>
  );
});

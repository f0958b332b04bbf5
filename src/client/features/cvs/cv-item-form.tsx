/** One sub-form of a CV section: an accordion with a summary line. Knows only its own item. */
import { useLingui } from '@lingui/react/macro';
import { chevronDown, chevronUp } from 'ionicons/icons';
import { memo, useCallback, useId, useState } from 'react';
import { type CvSection } from '#contract/cvs.ts';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { CvFieldInput } from './cv-field-input.tsx';
import { type CvFieldName, itemFields } from './cv-fields.ts';
import { type CvFormChange, type Item } from './cv-form.ts';
import { sectionTexts } from './cv-form-texts.ts';
import { useItemSummary } from './item-summary.ts';
import './cv-item-form.css';

type Props = {
  section: CvSection;
  index: number;
  item: Item;
  change: (change: CvFormChange) => void;
};

export const CvItemForm = memo(function CvItemForm({ section, index, item, change }: Props) {
  const { t, i18n } = useLingui();
  const bodyId = useId();
  const [title, subtitle] = useItemSummary(section, item.values);
  const [pursuing, setPursuing] = useState(false);
  const onType = useCallback(
    (field: CvFieldName, value: string) => change({ type: 'type', section, index, field, value }),
    [change, section, index],
  );
  const number = index + 1;
  const heading = i18n._(sectionTexts[section].one);
  const withEnd = section === 'education' && !pursuing;
  const shownTitle = item.open || !title ? `${heading} ${number}` : title;
  return (
    <li className="cv-item kg-card">
      <h3>
        <button
          type="button"
          aria-expanded={item.open}
          aria-controls={bodyId}
          onClick={() => change({ type: 'toggle', section, index })}
        >
          <span>
            <span className="cv-item-title" lang={langOf(shownTitle)}>
              {shownTitle}
            </span>
            {!item.open && subtitle && (
              <span className="cv-item-subtitle" lang={langOf(subtitle)}>
                {subtitle}
              </span>
            )}
          </span>
          <Icon name={item.open ? chevronUp : chevronDown} />
        </button>
      </h3>
      <div id={bodyId} className="cv-fields" hidden={!item.open}>
        {item.open &&
          itemFields[section].map((field) => (
            <div key={field.name} className={field.half ? 'half' : undefined}>
              <CvFieldInput
                field={field}
                path={`${section}.${index}.${field.name}`}
                value={item.values[field.name] ?? ''}
                fault={item.faults[field.name]}
                hint={withEnd && field.name === 'end_date' ? t`The day when you finished.` : undefined}
                onType={onType}
              />
            </div>
          ))}
        {item.open && section === 'education' && (
          <Checkbox
            label={t`Currently pursuing`}
            checked={pursuing}
            onChange={(event) => setPursuing(event.target.checked)}
          />
        )}
      </div>
    </li>
  );
});

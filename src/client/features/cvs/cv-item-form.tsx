/** One sub-form of a CV section: an accordion with a summary line. Knows only its own item. */
import { useLingui } from '@lingui/react/macro';
import { chevronDown, chevronUp } from 'ionicons/icons';
import { memo, useId, useState } from 'react';
import { type CvSection } from '#contract/cvs.ts';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { CvFieldInput } from './cv-field-input.tsx';
import { itemFields } from './cv-fields.ts';
import { type CvForm, type Values } from './cv-form.ts';
import { sectionTexts } from './cv-form-texts.ts';
import { type FormStore, useOfForm } from './form-store.ts';
import { useItemSummary } from './item-summary.ts';
import './cv-item-form.css';

type Props = { store: FormStore; section: CvSection; index: number };

const nothing: Values = {};

/** An open item, whose summary nobody sees, is not drawn again while it is typed in. */
function valuesWhenClosed(form: CvForm, section: CvSection, index: number): Values | undefined {
  const item = form[section][index];
  return item?.open ? undefined : item?.values;
}

export const CvItemForm = memo(function CvItemForm({ store, section, index }: Props) {
  const { t, i18n } = useLingui();
  const bodyId = useId();
  const closed = useOfForm(store, (form) => valuesWhenClosed(form, section, index));
  const open = closed === undefined;
  const [title, subtitle] = useItemSummary(section, closed ?? nothing);
  const [pursuing, setPursuing] = useState(false);
  const number = index + 1;
  const heading = i18n._(sectionTexts[section].one);
  const withEnd = section === 'education' && !pursuing;
  const shownTitle = title || `${heading} ${number}`;
  return (
    <li className="cv-item kg-card">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => store.change({ type: 'toggle', section, index })}
        >
          <span>
            <span className="cv-item-title" lang={langOf(shownTitle)}>
              {shownTitle}
            </span>
            {subtitle && (
              <span className="cv-item-subtitle" lang={langOf(subtitle)}>
                {subtitle}
              </span>
            )}
          </span>
          <Icon name={open ? chevronUp : chevronDown} />
        </button>
      </h3>
      <div id={bodyId} className="cv-fields" hidden={!open}>
        {open &&
          itemFields[section].map((field) => (
            <div key={field.name} className={field.half ? 'half' : undefined}>
              <CvFieldInput
                store={store}
                section={section}
                index={index}
                field={field}
                hint={withEnd && field.name === 'end_date' ? t`The day when you finished.` : undefined}
              />
            </div>
          ))}
        {open && section === 'education' && (
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

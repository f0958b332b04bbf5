/** How people may reach the employer (product 2.66): phone, Telegram, and coming in person. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { weekdays } from '#contract/job-fields.ts';
import { lengths } from '#contract/limits.ts';
import { useSession } from '#client/data/session.ts';
import { ownCompanyQuery } from '#client/features/companies/company-queries.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { useFormState } from '#client/forms/use-form.tsx';
import { validationTexts } from '#client/language/validation-texts.ts';
import { weekdayNames } from '#client/language/walk-in-texts.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Switch } from '#client/ui/fields/checkbox.tsx';
import { Optional } from '#client/ui/fields/field-frame.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Note } from '#client/ui/note.tsx';
import { useDraft, useDraftForm } from '../draft/draft-store.ts';
import { type DraftContact } from '../draft/job-draft.ts';

/** Seekers get numbers of verified companies only, or of approved postings. */
function VerificationNote() {
  const session = useSession();
  const { data: company } = useQuery({
    ...ownCompanyQuery(session?.user_id ?? 0),
    // Operators have no company, and what they post is approved.
    enabled: session?.acc_type === 'employer',
  });
  const hasNumber = useDraft(({ contact }) => contact.phone !== '' || contact.telegram !== '');
  if (!hasNumber || !company || company.verified) return null;
  return (
    <Note tone="marigold">
      <Trans>
        Your number isn't shown yet. Seekers get it once your company is verified, or when our team approves
        this posting.
      </Trans>
    </Note>
  );
}

function WalkInFields() {
  const { t, i18n } = useLingui();
  const form = useDraftForm();
  const { days, hours } = useDraft(({ contact }) => contact);
  const daysError = useFormState(form, ({ errors }) => errors['contact.days']);
  const change = (changed: Partial<DraftContact>) =>
    form.change({ contact: { ...form.read().contact, ...changed } });
  const [from = '', to = ''] = hours.split('-');
  return (
    <>
      <FormField
        form={form}
        path="contact.place"
        kind="text"
        label={t`Where to come`}
        placeholder={t`For example: factory gate 2, ask for Sophea`}
      />
      <div role="group" aria-label={t`Days`} className="kg-chips wrap" data-field="contact.days">
        {weekdays.map((day) => (
          <Chip
            key={day}
            tick
            pressed={days.includes(day)}
            onToggle={() => change({ days: weekdays.filter((one) => days.includes(one) !== (one === day)) })}
          >
            {i18n._(weekdayNames[day])}
          </Chip>
        ))}
      </div>
      {daysError && (
        <p className="kg-error" role="alert">
          {i18n._(validationTexts.required)}
        </p>
      )}
      <div className="posting-row">
        <TextField
          type="time"
          label={t`From`}
          value={from}
          onChange={({ target }) => change({ hours: `${target.value}-${to}` })}
        />
        <TextField
          type="time"
          label={t`Until`}
          value={to}
          onChange={({ target }) => change({ hours: `${from}-${target.value}` })}
        />
      </div>
      <FormField
        form={form}
        path="contact.bring"
        kind="text"
        label={t`What to bring`}
        placeholder={t`For example: ID card, two photos`}
        optional
      />
    </>
  );
}

export function ContactGroup() {
  const { t } = useLingui();
  const form = useDraftForm();
  const walksIn = useDraft(({ contact }) => contact.walks_in);
  return (
    <fieldset className="posting-group">
      <legend className="kg-label">
        <Trans>How people may reach you</Trans> <Optional />
      </legend>
      <FormField
        form={form}
        path="contact.phone"
        kind="phone"
        label={t`Phone`}
        hint={t`Only people who are logged in get it, one job at a time.`}
        maxLength={lengths.phone}
        optional
      />
      <FormField
        form={form}
        path="contact.telegram"
        kind="text"
        label={t({ message: 'Telegram user name', comment: 'Such as @sokha_jobs' })}
        maxLength={lengths.shortText}
        optional
      />
      <VerificationNote />
      <Switch
        label={t`People may come in person`}
        hint={t`Everyone sees the place and the hours.`}
        checked={walksIn}
        onChange={({ target }) =>
          form.change({ contact: { ...form.read().contact, walks_in: target.checked } })
        }
      />
      {walksIn && <WalkInFields />}
    </fieldset>
  );
}

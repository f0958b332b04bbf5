/** How the row of a message becomes the message of the contract (product 3.18, 3.19); knows no query. */
import { type Selectable } from 'kysely';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { type Tables } from '#server/database/tables.ts';

export const messageColumns = [
  'application_messages.id',
  'application_messages.from_employer',
  'application_messages.text',
  'application_messages.at',
  'application_messages.read_at',
  'application_messages.interview_at',
  'application_messages.place',
  'application_messages.answer',
] as const;

type Row = Omit<Selectable<Tables['application_messages']>, 'application_id'>;

export const toMessage = ({
  id,
  from_employer,
  text,
  at,
  read_at,
  interview_at,
  place,
  answer,
}: Row): ApplicationMessage => ({
  id,
  from: from_employer ? 'employer' : 'employee',
  text,
  at: at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
  interview: interview_at && { at: interview_at.toISOString(), place: place ?? '', answer },
});

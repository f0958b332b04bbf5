/** Personal data in companies and their logos. */
import { sql } from 'kysely';
import { picturePath } from '#contract/company-fields.ts';
import { type DeleteBatch, type PersonalData } from '#server/database/personal-data.ts';
import { hourMs } from '#server/http/clock.ts';

/** How long an unused picture is retained after its last upload: cached lists may still show it. */
const unusedPictureMs = hourMs;

const deleteCompany: DeleteBatch = async (trx, { userId, emit }) => {
  const company = await trx
    .deleteFrom('companies')
    .where('user_id', '=', userId)
    .returning('logo')
    .executeTakeFirst();
  if (company === undefined) return false;
  const { logo } = company;
  if (logo !== null)
    await sql`
      delete from pictures
      where hash = ${logo} and not exists (select from companies where companies.logo = pictures.hash)`.execute(
      trx,
    );
  emit((events) => {
    events.emit('companyChanged');
    if (logo !== null) events.emit('pictureErased', logo);
  });
  return false;
};

export const companyTables = {
  companies: {
    bound: 'one per account',
    owner: 'user_id',
    exports: [
      {
        name: 'company',
        columns: [
          'name',
          'name_km',
          'about',
          'website',
          'province',
          'size',
          'industry',
          'logo',
          'verification',
          'verified_since',
          'refused_because',
          'registration_number',
          'verification_phone',
          'verification_note',
          'verification_asked_at',
        ],
        // A picture is public, at its address.
        expressions: { logo: sql`replace(${sql.lit(picturePath('*'))}, '*', logo) as logo` },
        orderBy: 'user_id',
      },
    ],
    notExported: [
      ['the user', 'user_id'],
      ['derived from the names', 'lookalike_keys'],
    ],
    deletion: [
      {
        special: () => deleteCompany,
        because: 'the logo goes along unless another company has the same, and caches have to be cleared',
        clears: 'rows',
        phase: 'first',
      },
    ],
    retention: 'until the account is deleted',
  },
  pictures: {
    bound: 'one per company; unused ones stay for an hour, and uploads are limited',
    owner: null,
    exports: [],
    notExported: [['public, at the address in `company`', 'hash', 'content', 'small', 'stored_at']],
    deletion: [{ doneBy: 'companies, with the company', clears: 'rows' }],
    retention: {
      deleteRows: (now) => sql`stored_at < ${new Date(now.getTime() - unusedPictureMs)}
        and not exists (select from companies where companies.logo = pictures.hash)`,
    },
  },
} satisfies Pick<PersonalData, 'companies' | 'pictures'>;

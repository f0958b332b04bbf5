/** Personal data in the tables of CVs. */
import { deleteOwnedRows, type PersonalData } from '#server/database/personal-data.ts';

export const cvTables = {
  cvs: {
    bound: 'one per account',
    owner: 'user_id',
    exports: [{ name: 'cv', columns: ['cv', 'updated_at'], orderBy: 'user_id', hasLargeRows: true }],
    notExported: [['the user', 'user_id']],
    deletion: [deleteOwnedRows],
    retention: 'until the account is deleted',
  },
  cv_links: {
    bound: '20 per account',
    owner: 'user_id',
    exports: [{ name: 'cv_links', columns: ['id', 'without', 'created_at', 'expires_at'], orderBy: 'id' }],
    notExported: [
      ['the user', 'user_id'],
      ['digests of tokens', 'token_hash', 'added_by'],
    ],
    deletion: [deleteOwnedRows],
    retention: { until: 'expires_at' },
  },
} satisfies Pick<PersonalData, 'cvs' | 'cv_links'>;

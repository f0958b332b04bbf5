/** Personal data in accounts, sessions and security events. */
import { sql } from 'kysely';
import { securityEventDays } from '#contract/limits.ts';
import { type DeleteBatch, deleteOwnedRows, type PersonalData } from '#server/database/personal-data.ts';
import { sessionBounds } from '#server/http/api/session-tokens.ts';
import { outdatedCodes } from './phone-code-store.ts';
import { outdatedRecoveryCodes } from './recovery-code-store.ts';

/** Waits until no job or application refers to the account. */
const deleteAccountRow: DeleteBatch = async (trx, { userId, emit }) => {
  await sql`
    delete from users where id = ${userId} and gone_at is not null
      and not exists (select from jobs where employer_id = ${userId})
      and not exists (select from applications where applications.user_id = ${userId})`.execute(trx);
  emit((events) => events.emit('registered'));
  return false;
};

export const accountTables = {
  users: {
    bound: 'registration is limited by name and address',
    owner: 'id',
    exports: [
      {
        name: 'account',
        columns: [
          'id',
          'name',
          'acc_type',
          'created_at',
          'notify_off',
          'profession',
          'email',
          'date_of_birth',
          'contact_number',
          'address',
          'facebook',
          'linkedin',
          'terms_version',
          'has_password',
        ],
        orderBy: 'id',
      },
    ],
    notExported: [
      ['derived from the name', 'name_key', 'lookalike_key'],
      ['the digest of a secret', 'password_hash'],
      ['null for everyone who can ask', 'suspended_at', 'gone_at'],
    ],
    deletion: [
      {
        clearColumns: {
          name: sql`''`,
          // No name has this character, so no one can have the key.
          name_key: sql`chr(1) || id`,
          lookalike_key: sql`null`,
          password_hash: sql`''`,
          profession: sql`''`,
          email: sql`''`,
          date_of_birth: sql`''`,
          contact_number: sql`''`,
          address: sql`''`,
          facebook: sql`''`,
          linkedin: sql`''`,
          notify_off: sql`'{}'`,
        },
        rows: 'owned',
        phase: 'immediately',
      },
      {
        special: () => deleteAccountRow,
        because: 'other rows refer to it until the end',
        clears: 'rows',
        phase: 'last',
      },
    ],
    notCleared: [
      ['needed until the row itself is deleted', 'id', 'acc_type', 'suspended_at', 'gone_at'],
      ['identifies no one, and goes with the row', 'created_at', 'terms_version', 'has_password'],
    ],
    retention: 'until the account is deleted',
  },
  phones: {
    bound: 'one per account',
    owner: 'user_id',
    exports: [
      { name: 'phone', columns: ['phone', 'next_phone', 'next_at', 'created_at'], orderBy: 'user_id' },
    ],
    notExported: [
      ['the user', 'user_id'],
      ['the digest of a token', 'added_by'],
    ],
    deletion: [deleteOwnedRows],
    retention: 'until the user removes it',
  },
  phone_codes: {
    bound: 'SMS are limited by account, number and address, and codes outdate',
    owner: 'user_id',
    exports: [],
    notExported: [
      [
        'a code that works for minutes',
        'user_id',
        'purpose',
        'request',
        'phone',
        'code_hash',
        'tries_left',
        'shared_tries_left',
        'expires_at',
        'created_at',
      ],
    ],
    deletion: [deleteOwnedRows],
    retention: { deleteRows: outdatedCodes },
  },
  security_events: {
    bound: 'the newest thousand of each kind per account',
    owner: 'user_id',
    exports: [{ name: 'security_events', columns: ['kind', 'at', 'device', 'times'], orderBy: 'id' }],
    notExported: [
      ['the user', 'user_id'],
      ['technical', 'id', 'hour'],
    ],
    deletion: [deleteOwnedRows],
    retention: { days: securityEventDays, since: 'at', inIdOrder: true },
  },
  sessions: {
    bound: 'the 50 last used per account',
    owner: 'user_id',
    exports: [
      {
        name: 'sessions',
        columns: ['device', 'created_at', 'last_used_at', 'remembered'],
        orderBy: 'token_hash',
        orderType: 'text',
      },
    ],
    notExported: [
      ['the user', 'user_id'],
      ['the digest of a token', 'token_hash'],
    ],
    deletion: [{ deleteRows: 'owned', phase: 'immediately' }],
    retention: {
      deleteRows: (now) => {
        const { usedSince, openedSince, openedSinceUnremembered } = sessionBounds(now.getTime());
        return sql`last_used_at <= ${usedSince} or created_at <= ${openedSince}
          or (not remembered and created_at <= ${openedSinceUnremembered})`;
      },
    },
  },
  recovery_codes: {
    bound: "one set, two replaced ones and an operator's code per account",
    owner: 'user_id',
    exports: [
      {
        name: 'recovery_codes',
        columns: ['created_at', 'by_operator', 'replaced_at'],
        orderBy: 'code_hash',
        orderType: 'text',
      },
    ],
    notExported: [
      ['the user', 'user_id'],
      ['the digest of a secret', 'code_hash', 'added_by'],
    ],
    deletion: [{ deleteRows: 'owned', phase: 'immediately' }],
    retention: { deleteRows: outdatedRecoveryCodes },
  },
  passkeys: {
    bound: 'ten per account',
    owner: 'user_id',
    exports: [{ name: 'passkeys', columns: ['id', 'device', 'created_at', 'last_used_at'], orderBy: 'id' }],
    notExported: [
      ['the user', 'user_id'],
      ['a key and its state', 'public_key', 'counter', 'transports'],
      ['a name that only the device can use', 'credential_id', 'user_handle'],
    ],
    deletion: [deleteOwnedRows],
    retention: 'until the user removes it',
  },
  passkey_challenges: {
    bound: 'requests are limited by address, and challenges work five minutes',
    owner: 'user_id',
    exports: [],
    notExported: [['random, and works for minutes', 'challenge', 'user_id', 'user_handle', 'expires_at']],
    deletion: [deleteOwnedRows],
    retention: { until: 'expires_at' },
  },
} satisfies Pick<
  PersonalData,
  | 'passkey_challenges'
  | 'passkeys'
  | 'phone_codes'
  | 'phones'
  | 'recovery_codes'
  | 'security_events'
  | 'sessions'
  | 'users'
>;

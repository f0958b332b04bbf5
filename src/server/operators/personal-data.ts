/** Personal data in the tables of operators. */
import { type PersonalData } from '#server/database/personal-data.ts';

export const operatorTables = {
  operators: {
    bound: 'made on the command line',
    owner: 'user_id',
    exports: [],
    notExported: [
      ['a shared secret and its state', 'user_id', 'totp_secret', 'totp_since', 'totp_last_step'],
      ['true until the operator has chosen a password', 'new_password_needed'],
    ],
    deletion: 'operators are deleted on the command line, and this row with them',
    retention: 'until the account is deleted',
  },
  audit: {
    bound: 'only operators write it, 300 calls in 3 minutes',
    owner: 'operator_id',
    exports: [],
    notExported: [
      ['the operator', 'operator_id', 'operator'],
      ['the audit log belongs to the operators', 'id', 'at', 'action', 'subject_kind', 'subject_id'],
      ['the audit log belongs to the operators', 'subject', 'reason', 'about'],
    ],
    deletion: 'the audit log is unchangeable, and has to show who decided what about whom',
    retention: 'forever',
  },
} satisfies Pick<PersonalData, 'audit' | 'operators'>;

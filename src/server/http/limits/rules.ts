/** How often things may be done: so many points in `duration` seconds. */

/**
 * Mobile networks put thousands of phones behind one address, so limits by address only stop floods;
 * limits by name and address together stop guessing.
 */
export const rules = {
  logInByNameAndAddress: { points: 10, duration: 15 * 60 },
  logInByAddress: { points: 200, duration: 15 * 60 },
  /** Who logged in from an address is remembered so long, and let in past the address's limit. */
  knownLogIn: { points: 1, duration: 20 * 24 * 60 * 60 },
  /** Failures on one name from everywhere before a stranger's address gets fewer tries. */
  logInByName: { points: 100, duration: 60 * 60 },
  register: { points: 120, duration: 10 * 60 },
  registerByNameAndAddress: { points: 10, duration: 10 * 60 },
  /** Each costs a hash, which everybody who logs in waits for. */
  passwordChange: { points: 20, duration: 15 * 60 },
  /** Each reads all that is stored of the account. */
  accountExport: { points: 10, duration: 60 * 60 },
  /** Attempts to delete one's account, each of which computes a hash. They don't count as log-ins, so the owner can still log in. */
  accountDeletion: { points: 10, duration: 15 * 60 },
  /** Each costs nine. */
  makeCodes: { points: 10, duration: 15 * 60 },
  /** Each costs a hash, too. A code has so many signs that guessing needs no further limit. */
  recover: { points: 120, duration: 10 * 60 },
  recoverByNameAndAddress: { points: 10, duration: 15 * 60 },
  /** Nothing can be guessed there: against floods only. */
  passkeyLogIn: { points: 600, duration: 10 * 60 },
  passkeyChange: { points: 20, duration: 15 * 60 },
  /** Each SMS costs money, and rings a phone: of one account, to one number, for one name at an address. */
  sms: { points: 5, duration: 60 * 60 },
  smsByPhone: { points: 5, duration: 60 * 60 },
  smsByNameAndAddress: { points: 5, duration: 15 * 60 },
  phoneConfirming: { points: 30, duration: 15 * 60 },
  /** What one operator reads and decides. */
  operator: { points: 300, duration: 3 * 60 },
  /** Wrong codes of one operator from everywhere: only who knows the password can send any. */
  operatorCode: { points: 30, duration: 60 * 60 },
  /** Each tells all who wait for an answer. */
  jobEdit: { points: 60, duration: 10 * 60 },
  /** Each alters all lists of jobs. */
  companyChange: { points: 40, duration: 10 * 60 },
  /** Each costs up to a second of a processor. */
  logo: { points: 20, duration: 10 * 60 },
  cvLink: { points: 40, duration: 10 * 60 },
  /** A token cannot be guessed: against floods only. */
  cvLinkOpening: { points: 600, duration: 10 * 60 },
  message: { points: 40, duration: 10 * 60 },
  report: { points: 30, duration: 10 * 60 },
  reportByAddress: { points: 200, duration: 10 * 60 },
  telegramLink: { points: 20, duration: 10 * 60 },
  pushSubscription: { points: 60, duration: 10 * 60 },
  /** To one's applicants or employers, with interviews and answers to them. */
  applicationMessage: { points: 200, duration: 60 * 60 },
  /** Each decides up to a hundred. */
  decideMany: { points: 60, duration: 60 * 60 },
  /** Each reads all that there are. */
  applicationExport: { points: 20, duration: 10 * 60 },
  /** Of an address, against floods only: everybody who types asks. */
  searchHelp: { points: 600, duration: 60 },
} as const;

/** Instead of those by name and address, for a name that is under attack from everywhere. */
export const triesUnderAttack = 3;

/** What one account may make in any 24 hours; employers of verified companies post as many as they like. */
export const dailyCaps = { posts: 10, applications: 60 } as const;

/** Calls of any kind from one address. */
export const globalRule = { points: 3_000, duration: 60 } as const;

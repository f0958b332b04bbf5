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
  /** Each alters all lists of jobs. */
  companyChange: { points: 40, duration: 10 * 60 },
  /** Each costs up to a second of a processor. */
  logo: { points: 20, duration: 10 * 60 },
  message: { points: 40, duration: 10 * 60 },
  /** To one's applicants or employers, with interviews and answers to them. */
  applicationMessage: { points: 200, duration: 60 * 60 },
  /** Each decides up to a hundred. */
  decideMany: { points: 60, duration: 60 * 60 },
  /** Each reads all that there are. */
  applicationExport: { points: 20, duration: 10 * 60 },
} as const;

/** Instead of those by name and address, for a name that is under attack from everywhere. */
export const triesUnderAttack = 3;

/** What one account may make in any 24 hours. */
export const dailyCaps = { posts: 10, applications: 60 } as const;

/** Calls of any kind from one address. */
export const globalRule = { points: 3_000, duration: 60 } as const;

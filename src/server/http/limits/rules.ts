/** The numbers of all rate limits: `points` per `duration` in seconds. */
import { contactsPerDay } from '#contract/limits.ts';

/**
 * Mobile networks put thousands of phones behind one address, so limits by address only stop floods; limits by name and
 * address together stop guessing.
 */
export const rules = {
  /** Changes of any kind by one account; a phone that was offline sends at most a few hundred at once. */
  change: { points: 600, duration: 10 * 60 },
  /** Log-ins with any outcome by name and address: each computes a hash. */
  logIn: { points: 60, duration: 15 * 60 },
  logInByNameAndAddress: { points: 10, duration: 15 * 60 },
  logInByAddress: { points: 200, duration: 15 * 60 },
  /** A name that has logged in from an address bypasses the address's limit for 20 days. */
  knownLogIn: { points: 1, duration: 20 * 24 * 60 * 60 },
  /** Failed log-ins with one name from any address, after which unknown addresses get fewer tries. */
  logInByName: { points: 100, duration: 60 * 60 },
  /** Failed log-ins in a day with one name, from all addresses together where it has never logged in. */
  logInByStrangers: { points: 1_000, duration: 24 * 60 * 60 },
  register: { points: 120, duration: 10 * 60 },
  registerByNameAndAddress: { points: 10, duration: 10 * 60 },
  /** Each call computes a password hash, which delays other log-ins. */
  passwordChange: { points: 20, duration: 15 * 60 },
  /** Each call reads all data of the account. */
  accountExport: { points: 10, duration: 60 * 60 },
  /** Attempts to delete one's account, each of which computes a hash. They don't count as log-ins, so the owner can still log in. */
  accountDeletion: { points: 10, duration: 15 * 60 },
  /** Each call computes nine Argon2 hashes: the password's and one per code. */
  makeCodes: { points: 10, duration: 15 * 60 },
  /** Each call computes a hash. Codes are too long to be guessed. */
  recover: { points: 120, duration: 10 * 60 },
  recoverByNameAndAddress: { points: 10, duration: 15 * 60 },
  /** Only against floods: nothing can be guessed. */
  passkeyLogIn: { points: 600, duration: 10 * 60 },
  /** Log-ins by launch data, which cannot be guessed; and accounts of one person in Telegram. */
  telegramLogIn: { points: 600, duration: 10 * 60 },
  telegramLogInByPerson: { points: 60, duration: 10 * 60 },
  passkeyChange: { points: 20, duration: 15 * 60 },
  /** Each call adds an account event. */
  sessionChange: { points: 20, duration: 15 * 60 },
  /** Each SMS costs money and disturbs someone. The first two are for confirming a number. */
  sms: { points: 5, duration: 60 * 60 },
  smsByPhone: { points: 5, duration: 60 * 60 },
  /** Each call sends a message, and computes a hash. */
  phoneByTelegram: { points: 5, duration: 60 * 60 },
  /** Recovery codes by name and address, so that a stranger's requests leave the owner's. */
  smsByNameAndAddress: { points: 3, duration: 24 * 60 * 60 },
  smsByAddress: { points: 60, duration: 60 * 60 },
  /** Counts only; the setting SMS_PER_DAY is the limit. */
  smsBySite: { points: 1_000_000, duration: 24 * 60 * 60 },
  phoneConfirming: { points: 30, duration: 15 * 60 },
  /** All calls of one operator. */
  operator: { points: 300, duration: 3 * 60 },
  /** Wrong codes of one operator from any address. Sending one takes the password. */
  operatorCode: { points: 30, duration: 60 * 60 },
  /** Each call may notify all waiting applicants. */
  jobEdit: { points: 60, duration: 10 * 60 },
  /** Each call takes up to 50 ms of CPU time; forms make one when a text has changed. */
  draftWarnings: { points: 300, duration: 10 * 60 },
  /** Tries to claim a company by a code, per account; and wrong codes per address. */
  companyClaim: { points: 10, duration: 24 * 60 * 60 },
  companyClaimByAddress: { points: 10, duration: 24 * 60 * 60 },
  /** Per operator; each call may post 2,000 jobs. */
  jobImport: { points: 20, duration: 10 * 60 },
  /** Each call invalidates all cached job lists. */
  companyChange: { points: 40, duration: 10 * 60 },
  /** Each call takes up to a second of CPU time. */
  logo: { points: 20, duration: 10 * 60 },
  cvLink: { points: 40, duration: 10 * 60 },
  /** Only against floods: tokens cannot be guessed. */
  cvLinkOpening: { points: 600, duration: 10 * 60 },
  /** Each call takes up to 300 ms of CPU time. */
  cvPdf: { points: 60, duration: 10 * 60 },
  cvLinkPdf: { points: 120, duration: 10 * 60 },
  /**
   * Per network, a point for each job whose number it learns: ten accounts' daily shares, so that many accounts of one
   * place cannot collect all numbers. Popular jobs cost a network of phones once.
   */
  contactByAddress: { points: 300, duration: 24 * 60 * 60 },
  /** The same per device: the daily shares of two people who share a phone. */
  contactByDevice: { points: 2 * contactsPerDay, duration: 24 * 60 * 60 },
  /** Counts only: whether a network or device has learned a job's number already. */
  contactOfJob: { points: 1_000_000, duration: 24 * 60 * 60 },
  /** Messages stay for a year. */
  message: { points: 300, duration: 24 * 60 * 60 },
  report: { points: 30, duration: 10 * 60 },
  reportByAddress: { points: 200, duration: 10 * 60 },
  telegramLink: { points: 20, duration: 10 * 60 },
  pushSubscription: { points: 60, duration: 10 * 60 },
  /** Messages, invitations to interviews, and answers to them. */
  applicationMessage: { points: 200, duration: 60 * 60 },
  /** Blocking and unblocking, which a job list reads. */
  block: { points: 120, duration: 60 * 60 },
  /** Each call decides up to a hundred applications. */
  decideMany: { points: 60, duration: 60 * 60 },
  /** Each call reads all applications of the employer. */
  applicationExport: { points: 20, duration: 10 * 60 },
  /** Per account; a point is a batch of rows of a long list that is requested without a cursor. */
  wholeList: { points: 1_200, duration: 60 },
  /** Per address, only against floods: typing in the search field calls it. */
  searchHelp: { points: 600, duration: 60 },
  /** Per address, of pictures that aren't in memory: each is a statement. */
  picture: { points: 600, duration: 60 },
  /** Per address, only against floods: a phone sends one per job and day. */
  seen: { points: 1_200, duration: 60 * 60 },
  /** Per address; a phone sends one a day. */
  visit: { points: 1_200, duration: 60 * 60 },
  /** Keywords per address that found nothing and are counted. */
  emptySearch: { points: 30, duration: 24 * 60 * 60 },
  /** Per address; a keyword of 20 letters is one point, because reading longer ones takes longer. */
  search: { points: 1_200, duration: 60 },
} as const;

/** Tries per name and address while the name is under attack. */
export const triesUnderAttack = 3;

/** Per account in any 24 hours. The second is for employers of verified companies. */
export const dailyCaps = {
  posts: 10,
  verifiedPosts: 500,
  applications: 60,
  contacts: contactsPerDay,
} as const;

/** Calls of any kind from one address. */
export const globalRule = { points: 3_000, duration: 60 } as const;

/** Limits that server and client share (product 9.2). Lengths are in UTF-16 code units. */

export const pageSize = 12;
/** Zero-based. Later pages are empty, because the database would have to skip all rows before them. */
export const lastPage = 1_000;
export const relatedJobs = 9;
/** Jobs per request for flags. */
export const flaggedJobs = 100;
export const topResults = 6;
/** Entries per page. */
export const operatorPageSize = 30;
export const noticesPageSize = 30;
/** Entries per page of lists with a cursor. */
export const listPageSize = 30;
/** Entries of a list that is requested without a cursor: the newest. */
export const wholeList = 20_000;
/** Filters without an index look at this many of the newest rows. */
export const scannedRows = 5_000;
/** Jobs and cities that employers can filter applications by. */
export const filterOptionJobs = 200;
export const filterOptionCities = 500;
/** Cities in one filter, which are spellings of the same place. */
export const maximumFilterCities = 50;
export const securityEventsPageSize = 30;
/** Push subscriptions per person; a new one replaces the oldest. */
export const pushDevices = 20;
/** Sessions of one person; beyond it the least recently used one ends. */
export const sessionsMaximum = 50;
/** Unread notices are counted up to this number. */
export const noticesCounted = 10_000;
/** From reports by this many people on, an employer's new postings wait for review. */
export const reportersForReview = 3;
export const coverImages = 5;
/** Applications per decision. */
export const manyApplications = 100;
/** Messages per thread: the newest. */
export const messagesShown = 500;
/** Messages that a thread can have. */
export const messagesPerThread = 2_000;
/** Calls in a seeker's list: the newest. */
export const callsShown = 100;
/** Different jobs whose employers a seeker can contact in a day. */
export const contactsPerDay = 30;
/** People or companies that one account may block. */
export const maximumBlocks = 200;
/** Saved searches per person. */
export const maximumAlerts = 20;

export const defaultAge = 18;
/** People below it may not work at night or in dangerous jobs. */
export const adultAge = 18;
/** Cambodia's minimum working age. */
export const minimumAge = 15;
export const maximumAge = 99;
export const maximumPositions = 9999;

export const minimumTags = 1;
export const maximumTags = 5;
/** Opening and closing tags in a description. */
export const maximumMarkupTags = 4_000;

export const passwordMinimum = 8;
export const passwordMaximum = 256;
/** Per account. */
export const maximumPasskeys = 10;
/** Active links to one CV. */
export const maximumCvLinks = 20;
/** Longer tokens are refused. */
export const cvLinkTokenLength = 100;
/** Characters in each base64url value of a passkey; real ones are far shorter. */
export const passkeyTextMaximum = 8_000;
/** Recovery codes per account. */
export const recoveryCodes = 8;

/** The exchange rate for comparing salaries (product 9.8). */
export const rielPerDollar = 4_000;
export const maximumPay = 100_000_000;
/** A posting may stay open for this many days. */
export const maximumDaysOpen = 180;
/** For a job that an operator posts for a company without an account. */
export const maximumDaysOnBehalf = 30;
/** Work starts at most this many days ahead. */
export const maximumDaysToStart = 365;
/** A job is urgent for this many days after posting. */
export const urgentDays = 14;
/** The closing date is shown as near from this many days before. */
export const soonDays = 7;

/** Maximum lengths of text fields. */
export const lengths = {
  accountName: 100,
  initData: 4_096,
  /** A calendar file with one event. */
  calendarFile: 8_192,
  alertName: 120,
  code: 40,
  recoveryRequest: 100,
  companyName: 120,
  phone: 30,
  verificationNote: 2_000,
  shortText: 255,
  webAddress: 1_000,
  tag: 50,
  salary: 100,
  skills: 1_000,
  listItem: 2_000,
  decisionMessage: 4_000,
  applicationMessage: 4_000,
  applicationNote: 2_000,
  contactMessage: 10_000,
  reportText: 2_000,
  operatorReason: 1_000,
  richText: 60_000,
  keyword: 200,
  walkInTime: 100,
} as const;

/** Requirements or responsibilities per job. */
export const listItems = 60;

/** Questions per job, and the most years of experience in an answer. */
export const maximumQuestions = 3;
export const maximumYears = 60;

export const cvCaps = {
  work_exp: 7,
  education: 7,
  achievement: 5,
  language: 7,
  skill: 7,
  reference: 5,
} as const;

/** Larger request bodies get a 413 reply. */
export const bodyBytes = 256 * 1024;

/** An uploaded logo: its bytes, pixels and side length. */
export const logoBytes = 1024 * 1024;
export const logoPixels = 24_000_000;
export const sentLogoSide = 8_000;
/** The side length of a stored logo, and of its small version for lists. */
export const logoSide = 256;
export const smallLogoSide = 64;

/** A company's response rate: over this many days, counting answers within `answerInDays`, if there are enough applications. */
export const responseDays = 90;
export const answerInDays = 14;
export const applicationsForResponse = 5;

export const idempotencyDays = 7;
/** For how long security events are shown. */
export const securityEventDays = 90;
/** A remembered session ends after this many days without use, and after `sessionDaysInAll` in any case. */
export const sessionDays = 60;
export const sessionDaysInAll = 180;
/** A session that is not remembered ends this long after the log-in. */
export const unrememberedHours = 12;
/** For this long after the log-in, the password can be changed without the old one. */
export const freshLogInMinutes = 15;
/** A new password ends what another session added to the account in these hours. Replaced recovery codes work as long. */
export const recentWayHours = 72;

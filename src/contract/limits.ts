/** Every number that both sides keep to (product 9.2): caps, lengths in UTF-16 units, sizes. */

export const pageSize = 12;
/** Counted from 0. Nobody reads further, and the database would have to pass by all that comes before. */
export const lastPage = 1_000;
export const relatedJobs = 9;
/** Jobs whose flags one call asks for. */
export const flaggedJobs = 100;
export const topResults = 6;
/** What one page of a list for operators has, and of notices. */
export const operatorPageSize = 30;
export const noticesPageSize = 30;
/** What one page of a list has that goes on after a cursor. */
export const listPageSize = 30;
/** What a list has at most for clients that ask for it as a whole: the newest. */
export const wholeList = 5_000;
/** By how many jobs and cities an employer can narrow applications. */
export const narrowingJobs = 200;
export const narrowingCities = 500;
/** Cities that one call narrows them by: spellings of one place. */
export const askedCities = 50;
export const securityEventsPageSize = 30;
/** Devices of one person that are told of notices; the oldest make room. */
export const pushDevices = 20;
/** Sessions of one person; beyond it the least recently used one ends. */
export const sessionsMaximum = 50;
/** Unread notices are counted up to so many. */
export const noticesCounted = 10_000;
export const coverImages = 5;
/** Applications that one call decides, and messages that one thread shows. */
export const manyApplications = 100;
export const messagesShown = 500;
/** Saved searches of one person. */
export const maximumAlerts = 20;

export const defaultAge = 18;
/** Cambodia's minimum working age; a posting below it is refused. */
export const minimumAge = 15;
export const maximumAge = 99;
export const maximumPositions = 9999;

export const minimumTags = 1;
export const maximumTags = 5;
/** Opening and closing tags in a description. */
export const maximumMarkupTags = 4_000;

export const passwordMinimum = 8;
export const passwordMaximum = 256;
/** Of one account. */
export const maximumPasskeys = 10;
/** Links to one CV that hold at once. */
export const maximumCvLinks = 20;
/** Longer texts are no token of one. */
export const cvLinkTokenLength = 100;
/** Of each part of one, in base64url; keys of devices are far shorter. */
export const passkeyTextMaximum = 8_000;
/** Recovery codes that are made at once. */
export const recoveryCodes = 8;

/** What riel are counted at (product 9.8). */
export const rielPerDollar = 4_000;
export const maximumPay = 100_000_000;
/** A job is open until a day from tomorrow to so many days ahead. */
export const maximumDaysOpen = 180;
/** An end that is near is so many days ahead, or fewer. */
export const soonDays = 7;

/** The longest text that each kind of field takes. */
export const lengths = {
  accountName: 100,
  alertName: 120,
  code: 40,
  recoveryRequest: 100,
  companyName: 120,
  phone: 30,
  verificationNote: 2_000,
  shortText: 255,
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
} as const;

/** How many requirements or responsibilities one job may list. */
export const listItems = 60;

export const cvCaps = {
  work_exp: 7,
  education: 7,
  achievement: 5,
  language: 7,
  skill: 7,
  reference: 5,
} as const;

/** Larger request bodies are answered with 413. */
export const bodyBytes = 256 * 1024;

/** A logo as it is sent: bytes, and pixels that may be decoded; its side as it is kept. */
export const logoBytes = 1024 * 1024;
export const logoPixels = 24_000_000;
export const sentLogoSide = 8_000;
export const logoSide = 256;
/** In lists, where it is as high as a line of text. */
export const smallLogoSide = 64;

/** How fast a company answers is told over so many days, of applications that are old enough, where there are enough. */
export const responseDays = 90;
export const answerInDays = 14;
export const applicationsForResponse = 5;

export const idempotencyDays = 7;
/** What happened to an account is shown for so long. */
export const securityEventDays = 90;
/** A session that is remembered ends after so many days without use, and after so many in all. */
export const sessionDays = 60;
export const sessionDaysInAll = 180;
/** One that is not remembered ends so long after the log-in. */
export const unrememberedHours = 12;
/** So long after the log-in the password can be changed without giving the old one. */
export const freshLogInMinutes = 15;
/** A new password ends what another session added to the account in these hours. Replaced recovery codes work as long. */
export const recentWayHours = 72;

/** The picture of each kind of notice. */
import {
  arrowUndoOutline,
  banOutline,
  briefcaseOutline,
  businessOutline,
  calendarOutline,
  chatbubblesOutline,
  createOutline,
  eyeOutline,
  hourglassOutline,
  lockClosedOutline,
  mailOpenOutline,
  personOutline,
  shieldCheckmarkOutline,
  timeOutline,
} from 'ionicons/icons';
import { type NoticeKind } from '#contract/notices.ts';

export const noticeIcons: Readonly<Record<NoticeKind, string>> = {
  application_received: personOutline,
  application_viewed: eyeOutline,
  application_decided: mailOpenOutline,
  application_withdrawn: arrowUndoOutline,
  application_waiting: hourglassOutline,
  job_expiring: timeOutline,
  job_closed: lockClosedOutline,
  job_changed: createOutline,
  job_removed: banOutline,
  message: chatbubblesOutline,
  interview: calendarOutline,
  interview_answered: calendarOutline,
  search_alert: briefcaseOutline,
  company_verified: shieldCheckmarkOutline,
  company_refused: businessOutline,
  report_decided: shieldCheckmarkOutline,
};

/** What Dara of the demonstration wants to hear of. */
import { columnsOf } from '#server/alerts/alert-store.ts';

const alerts = [
  {
    name: 'Waiter, Phnom Penh',
    terms: { keyword: 'waiter', job_type: 'Part Time', province: 'KH-12' },
    alert: 'daily',
  },
  {
    name: 'ជាងដេរ កណ្ដាល',
    terms: { keyword: 'ជាងដេរ', province: 'KH-8', salary_from: '200' },
    alert: 'instant',
  },
] as const;

export const drawAlerts = (user_id: number, alert_since: Date) =>
  alerts.map(({ name, alert, terms }) => ({ user_id, name, alert, alert_since, ...columnsOf(terms) }));

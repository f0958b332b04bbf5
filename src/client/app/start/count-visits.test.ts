// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayInCambodia } from '#contract/days.ts';
import { call } from '#client/data/api.ts';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { countVisits } from './count-visits.ts';

vi.mock('#client/data/api.ts', () => ({ call: vi.fn(() => Promise.resolve()) }));

type Place = { pathname: string; search: object };
let open: (page: Place, before?: string) => void;

/** Starts the app on a page. */
function start(location: Place): void {
  const router = {
    state: { location },
    subscribe: (_: 'onResolved', listen: (event: object) => void) => {
      open = (toLocation, before) => listen({ toLocation, fromLocation: before && { pathname: before } });
    },
  };
  countVisits({ router } as unknown as ShellController);
}
const sent = () =>
  vi.mocked(call).mock.calls.map(([{ path }, input]) => {
    const { params, body } = input as { params?: { id: number }; body: object };
    return [path, params?.id, body];
  });
const job = (id: number, search = {}) => ({ pathname: `/jobDetail/${id}`, search });

beforeEach(() => localStorage.clear());
afterEach(() => vi.mocked(call).mockClear());

test('a visit is sent once a day, and says whether the device was here in the week before', () => {
  start({ pathname: '/', search: {} });
  start({ pathname: '/', search: {} });
  expect(sent()).toEqual([['/visit', undefined, { returning: false }]]);
  for (const [ago, returning] of [
    [7, true],
    [8, false],
  ] as const) {
    vi.mocked(call).mockClear();
    localStorage.setItem('lastVisit', JSON.stringify(dayInCambodia(-ago)));
    start({ pathname: '/', search: {} });
    expect(sent()).toEqual([['/visit', undefined, { returning }]]);
  }
});

test('a job is counted once a day, with where the person came from', () => {
  localStorage.setItem('lastVisit', JSON.stringify(dayInCambodia()));
  start(job(1, { from: 'channel' }));
  open(job(2), '/jobs');
  open(job(3), '/company/7');
  open(job(4, { from: 'nowhere' }), '/favJobs');
  open({ pathname: '/jobs', search: {} }, '/jobDetail/4');
  open(job(2), '/');
  expect(sent().map(([, id, body]) => [id, (body as { from: string }).from])).toEqual([
    [1, 'channel'],
    [2, 'search'],
    [3, 'company'],
    [4, 'other'],
  ]);
});

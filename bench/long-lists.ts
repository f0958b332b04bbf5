/** Scrolling through the lists of an employer with very many jobs and applications, on a slow phone and a slow laptop. */
import { sql } from 'kysely';
import { fillApplications } from '../tests/support/many-applications.ts';
import { openSlowPhone, type SlowPhone } from './slow-phone.ts';

const amount = { jobs: 200, applicants: 25 };
const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 900 };

type Screen = {
  readonly name: string;
  readonly path: string;
  readonly rows: string;
  readonly size: typeof phone;
  /** The scrolling element; the page by default. */
  readonly within?: string;
};

const screens: readonly Screen[] = [
  { name: 'applicants, phone', path: '/application', rows: '.application-list > li', size: phone },
  { name: 'my jobs, phone', path: '/myProfile', rows: '.dashboard-my-jobs tbody tr', size: phone },
  { name: 'my jobs, laptop', path: '/myProfile', rows: '.dashboard-my-jobs tbody tr', size: laptop },
  {
    name: 'activity, laptop',
    path: '/myProfile',
    rows: '.dashboard-panel > li',
    size: laptop,
    within: '.dashboard-panel',
  },
];
/** In CSS pixels a second: a hard flick. */
const speed = 4_000;

/** Flicks with a finger from the current position to the end. */
async function scrollThrough({ page }: SlowPhone, scroller: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const list = page.locator(scroller).filter({ visible: true }).first();
  await list.scrollIntoViewIfNeeded();
  const box = await list.boundingBox();
  if (!box) throw new Error(`${scroller} is not shown`);
  const left = () =>
    list.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
  for (let rest = await left(), before = Infinity; rest > 2 && rest < before; rest = await left()) {
    before = rest;
    await devTools.send('Input.synthesizeScrollGesture', {
      x: Math.round(box.x + box.width / 2),
      y: Math.round(box.y + box.height / 2),
      yDistance: -3_000,
      speed,
      gestureSourceType: 'touch',
    });
  }
}

/** The slowest answer of several sequential calls, in milliseconds. */
async function slowestAnswer({ page }: SlowPhone, path: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const began = performance.now();
    await page.request.get(path, { headers: { authorization: `BEARER ${token}` } });
    times.push(performance.now() - began);
  }
  return Math.round(Math.max(...times));
}

const longest = (tasks: readonly number[]): string =>
  (tasks.length ? `${Math.max(...tasks)}` : '< 50').padStart(9);

async function measure(
  device: SlowPhone,
  { name, path, rows, size, within = '.kg-page' }: Screen,
): Promise<void> {
  const { page } = device;
  await page.setViewportSize(size);
  await device.open(path, rows);
  const drawn = await page.locator(rows).count();
  const scrolling = await device.longTasksDuring(() => scrollThrough(device, within));
  const more = page.getByRole('button', { name: 'Show More' });
  let growing = '';
  // A dashboard panel shows only the newest; the button on its page belongs to another list.
  if (within === '.kg-page' && (await more.isVisible())) {
    growing = longest(
      await device.longTasksDuring(async () => {
        await more.click();
        await page.locator(rows).nth(drawn).waitFor();
      }),
    );
    const again = await device.longTasksDuring(() => scrollThrough(device, within));
    scrolling.push(...again);
  }
  console.log(`${name.padEnd(20)}${String(drawn).padStart(7)}${longest(scrolling)}${growing}`);
}

export async function benchLists(): Promise<void> {
  const device = await openSlowPhone();
  try {
    const { user_id, token } = await device.comeAs('employer');
    await fillApplications(device.db, user_id, amount);
    await sql`analyze`.execute(device.db);
    console.log(`${amount.jobs} jobs, ${amount.jobs * amount.applicants} applications; milliseconds`);
    for (const path of ['/api/app', '/api/job/myJobs'])
      console.log(`${path.padEnd(20)}${await slowestAnswer(device, path, token)}`);
    console.log('\nlongest task at a quarter of the speed');
    console.log(`${'list'.padEnd(20)}  drawn scrolling  one piece more`);
    for (const screen of screens) await measure(device, screen);
  } finally {
    await device.close();
  }
}

/** How seekers and employers reach each other, in each kind of browser: answers, a work card, a call, a block, a pasted post. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { wording } from '../../support/wording.ts';
import { type Board, startBoard } from '../board.ts';
import { type Arrival, arrive, ways } from '../ways.ts';

const patience = { timeout: 60_000 };
let board: Board;
beforeAll(async () => {
  board = await startBoard();
});
afterAll(() => board.stop());

const contact = { phone: '012345678', walk_in: { place: 'Gate 2', days: ['mon'], hours: '07:30-11:00' } };
const post = ['ត្រូវការអ្នករត់តុ ៥នាក់ជាបន្ទាន់', 'ប្រាក់ខែ ២០០$ - ២៥០$', 'ខេត្តសៀមរាប', 'ទូរស័ព្ទ 012 345 678'].join('\n');

describe.each(ways)('in %s, in %s, without %s', (...way) => {
  const words = wording(way[1]);
  let arrival: Arrival;
  beforeEach(async () => {
    arrival = await arrive(board, way);
  });
  afterEach((context) => arrival.leave(context));

  test('a newcomer answers questions, applies with a work card, calls, and blocks the employer', async () => {
    const { person, stores } = arrival;
    const employer = await board.verifiedEmployer();
    const job = await board.newJob({ contact, questions: ['own_motorbike'] }, employer);
    const seeker = await board.logIn(await person.register('employee', `/jobDetail/${job}`));
    await person.tap('Apply Now');
    await person.tapAt('.answer-group label');
    await person.tap('Apply Now');
    await person.fill('[name="user_info.last_name"]', 'Chan');
    await person.fill('[name="user_info.first_name"]', 'ស្រីមុំ');
    await person.fill('[name="user_info.contact_number"]', '012345678');
    await person.choose('user_info.city', words('Kampot'));
    await person.tapAt('.work-card-occupation .kg-chips button');
    await person.tap('Save and apply');
    const applications = () => board.read<Application[]>('/app', seeker);
    await expect
      .poll(async () => (await applications()).map(({ job_id }) => job_id), patience)
      .toEqual([job]);
    await person.sees('Applied');
    await person.tap('Call');
    await person.shows('.job-contact-reach', '345 678');

    const [application] = await applications();
    const page = `/application/${application?.id}`;
    await board.writeTo(application?.id ?? 0, 'Please send $10 first', employer);
    if (stores) await person.open(page);
    else await person.logIn(seeker, true, page);
    await person.tap('More');
    await person.tap('Block');
    await person.tap('Block');
    await person.shows('.ion-page:not(.ion-page-hidden)', words('You blocked this employer.'));
    const jobs = () => board.read<JobListItem[]>(`/job/get?company=${employer.user_id}`, seeker);
    await expect.poll(jobs, patience).toEqual([]);
    await person.isWhole();
  });

  test('an employer pastes a post, which fills the form over a reload', async () => {
    const { browser, person, stores } = arrival;
    const employer = await board.logIn(await person.register('employer', '/createjob'));
    await person.tap('Paste a post');
    await person.fill('textarea', post);
    await person.shows('.posting-found', words('Phone'));
    await person.tap('Fill in the form');
    await person.shows('[name=name]', 'អ្នករត់តុ');
    // What is usual for the occupation arrives later.
    await person.shows('.kg-sticky-note', words('Please check what was read from your text.'));
    if (stores) {
      await person.open('/createjob/2');
      await person.shows('[name=name]', 'អ្នករត់តុ');
    }
    const marks = () =>
      browser.run((text: string) => {
        const buttons = [...document.querySelectorAll('button')].filter(
          (one) => one.getClientRects().length > 0,
        );
        return buttons.filter((one) => one.innerText.replaceAll('\u200b', '').trim() === text).length;
      }, words("It's right"));
    await expect.poll(marks, patience).toBeGreaterThan(3);
    for (let left = await marks(); left > 0; left = await marks()) {
      await person.tap("It's right");
      await expect.poll(marks, patience).toBeLessThan(left);
    }
    await person.tap('Next');
    await person.tap('Post');
    await expect.poll(() => browser.run(() => location.pathname), patience).toMatch(/^\/jobDetail\/\d+$/);
    const [posted] = await board.read<JobListItem[]>('/job/myJobs', employer);
    const job = await board.read<JobDetail>(`/job/get/${posted?.job_id}`, employer);
    expect(job).toMatchObject({ occupation: 'waiter', province: 'KH-17', available_position: 5 });
  });
});

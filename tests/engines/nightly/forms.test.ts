/** What people fill in, in each kind of browser: registering, the CV, a job, the answer to an applicant. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { type Application } from '#contract/applications.ts';
import { type Cv } from '#contract/cvs.ts';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { type Board, startBoard } from '../board.ts';
import { type Arrival, arrive, ways } from '../ways.ts';

const patience = { timeout: 60_000 };
let board: Board;
beforeAll(async () => {
  board = await startBoard();
});
afterAll(() => board.stop());

const personal = {
  first_name: 'ស្រីមុំ',
  last_name: 'Chan',
  contact_number: '012345678',
  email: 'sreymom@example.com',
  job_title: 'Cook',
  address: 'Street 63',
};
const personalChoices = {
  date_of_birth: '2001-04-14',
  job_level: 'Entry Level',
  industry: 'Catering',
  country: 'Cambodia',
};

describe.each(ways)('in %s, in %s, without %s', (...way) => {
  let arrival: Arrival;
  beforeEach(async () => {
    arrival = await arrive(board, way);
  });
  afterEach((context) => arrival.leave(context));

  test('a seeker registers, fills in a CV over a reload, and applies with it', async () => {
    const { browser, person, stores } = arrival;
    const job = await board.newJob();
    const seeker = await board.logIn(await person.register('employee', '/cv'));
    for (const [name, text] of Object.entries(personal))
      await person.fill(`[name="user_info.${name}"]`, text);
    // Safari writes today into an empty date.
    const birthday = '[name="user_info.date_of_birth"]';
    const colour = () =>
      browser.run((what: string) => {
        const field = document.querySelector(what);
        return field && getComputedStyle(field).color;
      }, birthday);
    const ofEmpty = await colour();
    for (const [name, value] of Object.entries(personalChoices))
      await person.choose(`user_info.${name}`, value);
    expect(await colour()).not.toBe(ofEmpty);
    await person.fill('.ql-editor', 'I bake bread');

    if (stores) {
      await person.open('/cv');
      await person.shows('[name="user_info.first_name"]', personal.first_name);
      await person.shows(birthday, personalChoices.date_of_birth);
      await person.shows('.ql-editor', 'I bake bread');
    }
    await person.fill('[name="user_info.city"]', 'Kampot');
    await person.tap('Create');
    await person.sees('Edit');
    await person.isWhole();
    const { user_info } = await board.read<Cv>(`/cv/${seeker.user_id}`, seeker);
    const { contact_number: _, ...asTyped } = personal;
    expect(user_info).toMatchObject({ ...asTyped, ...personalChoices, city: 'Kampot' });
    expect(user_info.description).toContain('I bake bread');

    if (stores) await person.open(`/jobDetail/${job}`);
    else await person.logIn(seeker, true, `/jobDetail/${job}`);
    await person.tap('Apply Now');
    await expect.poll(() => board.applied(seeker), patience).toEqual([job]);
  });

  test('an employer registers and posts a job, whose draft survives a reload', async () => {
    const { browser, person, stores } = arrival;
    const employer = await board.logIn(await person.register('employer', '/createjob'));
    const name = `Baker ${crypto.randomUUID()}`;
    await person.tap('Post by myself');
    await person.tap('Next');
    await person.fill('[name=name]', name);
    await person.tap('Full Time');
    await person.fill('[name=salary]', '$300-$500');
    await person.fill('[name=required_skills]', 'ដុតនំ');
    for (const [field, value] of [
      ['level', 'Junior'],
      ['qualification', 'None'],
      ['gender', 'Both'],
    ] as const)
      await person.choose(field, value);
    await person.fill('[name=language]', 'Khmer');
    await person.fill('.ql-editor', 'Bread before five');
    if (stores) await person.open('/createjob/2');
    await person.shows('[name=name]', name);
    await person.shows('.ql-editor', 'Bread before five');
    await person.tap('Next');
    await person.tapAt('.kg-chips.wrap button');
    await person.tap('Next');
    await person.tap('Post');
    await expect.poll(() => browser.run(() => location.pathname), patience).toMatch(/^\/jobDetail\/\d+$/);
    await person.shows('h1', name);
    const [posted] = await board.read<JobListItem[]>('/job/myJobs', employer);
    const job = await board.read<JobDetail>(`/job/get/${posted?.job_id}`, employer);
    expect(job).toMatchObject({ name, salary: '$300-$500', required_skills: 'ដុតនំ', level: 'Junior' });
    expect(job.description).toContain('Bread before five');
  });

  test('an employer writes to an applicant and accepts them', async () => {
    const seeker = await board.newSeeker();
    const application = await board.application(seeker, await board.newJob());
    const { person } = arrival;
    await person.logIn(board.employer, true, `/application/${application}`);
    await person.tap('Messages');
    await person.fill('.message-bar textarea', 'ថ្ងៃចន្ទ? Monday?');
    await person.tap('Send');
    const texts = async () =>
      (await board.read<ApplicationMessage[]>(`/app/${application}/message`, seeker)).map(({ text }) => text);
    await expect.poll(texts, patience).toEqual(['ថ្ងៃចន្ទ? Monday?']);
    await person.tap('Application');
    await person.fill('.decision-panel textarea', 'Welcome');
    await person.tap('Accept');
    const answer = async () => {
      const [{ status, message } = { status: undefined, message: undefined }] = await board.read<
        Application[]
      >('/app', seeker);
      return { status, message };
    };
    await expect.poll(answer, patience).toEqual({ status: 'accepted', message: 'Welcome' });
    await person.isWhole();
  });
});

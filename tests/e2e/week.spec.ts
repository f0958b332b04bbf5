/** A week of a seeker and an employer, each on their own phone (product 2.25 to 2.31). */
import { dayInCambodia } from '#contract/days.ts';
import { type Notice } from '#contract/notices.ts';
import { type User } from '#contract/sessions.ts';
import { posting } from '../support/samples.ts';
import { expect } from './fixtures.ts';
import { test } from './passing-days.ts';
import { bearer, comeAs, newPerson, newSeeker } from './people.ts';
import { type Screen } from './screen.ts';

const word = 'Bridge keeper';
const place = 'ផ្ទះលេខ 12 ផ្លូវ 278';

const kindsOf = async ({ page }: Screen, who: User): Promise<Notice['kind'][]> => {
  const answer = await page.request.get('/api/notice', { headers: bearer(who) });
  return ((await answer.json()) as Notice[]).map(({ kind }) => kind);
};

/** A sentence of the catalogue with its placeholders filled in. */
const sentence = ({ words }: Screen, text: string, filled: Readonly<Record<string, string>>): string =>
  words(text)
    .replaceAll(/<\/?\d>/g, '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '')
    .trim();

type Side = Screen & { readonly who: User };

/** Opens the notice of this kind and text, once it is there. */
async function follow(side: Side, kind: Notice['kind'], said: string): Promise<void> {
  const { page, main, who } = side;
  await expect.poll(() => kindsOf(side, who)).toContain(kind);
  await page.goto('/notices');
  await main.getByRole('listitem').filter({ hasText: said }).first().getByRole('link').click();
  await expect(page).not.toHaveURL(/\/notices$/);
}

async function write({ page, words, button }: Screen, text: string): Promise<void> {
  await page.getByRole('textbox', { name: words('Write a message') }).fill(text);
  await button('Send').click();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

test(
  'from a search to a decision, both sides get each notice once, and each leads to its page',
  { tag: '@nightly' },
  async ({ page, parts, request, visit, language, daysPass, untilDone }) => {
    // A week has many pages.
    test.slow();
    const [seeker, employer] = [await newSeeker(request), await newPerson(request, 'employer')];
    await comeAs(page, seeker);
    const seeking = { ...parts, who: seeker };
    const hiring = { ...(await visit(employer)), who: employer };
    const { words, button, says, main } = seeking;
    const job = `${word} 2`;
    // Khmer puts the family name first.
    const person = language === 'km' ? 'Chan Short' : 'Short Chan';
    const saying = (text: string, filled: Readonly<Record<string, string>> = {}) =>
      sentence(seeking, text, { job, person, ...filled });
    const postJob = (data: object) =>
      request.post('/api/job', { data: { ...posting, ...data }, headers: bearer(employer) });

    await test.step('new jobs of a search are announced in the evening, all at once', async () => {
      await page.goto(`/jobs?keyword=${encodeURIComponent(word)}`);
      await button('Tell me about new jobs like these').click();
      await seeking.link('Change', main).click();
      await main.getByRole('radio', { name: words('Every evening') }).check();
      await expect(says('Saved', main)).toBeVisible();
      await postJob({ name: `${word} 1` });
      await postJob({ name: job, expires_on: dayInCambodia(11) });
      await untilDone();
      expect(await kindsOf(seeking, seeker)).toEqual([]);
      await daysPass(1);
      await follow(seeking, 'search_alert', words('New jobs'));
      await expect(main.getByRole('link', { name: `${word} 1` }).first()).toBeVisible();
    });

    await test.step('the employer is notified of an application, and the applicant that it was read', async () => {
      await main.getByRole('link', { name: job }).first().click();
      await seeking.own('Apply Now').filter({ visible: true }).first().click();
      await expect(seeking.own('Applied').filter({ visible: true }).first()).toBeVisible();
      await follow(hiring, 'application_received', saying('<0>{person}</0> applied to “<1>{job}</1>”'));
      await expect(hiring.button('Accept')).toBeVisible();
      await follow(
        seeking,
        'application_viewed',
        saying('The employer has read your application: “<0>{job}</0>”'),
      );
      await expect(says('Read by the employer', main)).toBeVisible();
    });

    await test.step("after a week the employer is reminded of waiting applicants, and of the job's end", async () => {
      await daysPass(7);
      expect(await kindsOf(seeking, seeker)).toEqual(['application_viewed', 'search_alert']);
      await follow(hiring, 'job_expiring', saying('“<0>{job}</0>” closes in 3 days'));
      await expect(hiring.page.getByRole('heading', { level: 1, name: job })).toBeVisible();
      const waiting = '<0>{person}</0> has been waiting {text} days for your answer: “<1>{job}</1>”';
      await follow(hiring, 'application_waiting', saying(waiting, { text: '7' }));
      await hiring.button('Interview').click();
      const sheet = hiring.page.getByRole('dialog');
      await sheet.getByLabel(words('Day')).fill(dayInCambodia(3));
      await sheet.getByLabel(words('Time')).fill('09:00');
      await sheet.getByLabel(words('Place')).fill(place);
      await hiring.button('Send the invitation', sheet).click();
      await expect(hiring.page.getByRole('log')).toContainText(place);
    });

    await test.step('the applicant accepts the interview, adds it to the calendar, and both write', async () => {
      await follow(seeking, 'interview', place);
      await button('I will come').click();
      await expect(says('You will come', main)).toBeVisible();
      const download = page.waitForEvent('download');
      await button('Add to my calendar').click();
      expect((await download).suggestedFilename()).toMatch(/\.ics$/);
      await write(seeking, 'Thank you, I come.');
      await follow(hiring, 'message', saying('<0>{person}</0> wrote to you: “<1>{job}</1>”'));
      await expect(hiring.page.getByRole('log')).toContainText('Thank you, I come.');
      await write(hiring, 'Bring your papers.');
      await follow(hiring, 'interview_answered', saying('<0>{person}</0> will come: {when}'));
      await expect(hiring.page.getByRole('tab', { name: words('Messages'), selected: true })).toBeVisible();
      await follow(
        seeking,
        'message',
        saying('<0>{person}</0> wrote to you: “<1>{job}</1>”', { person: '' }),
      );
      await expect(page.getByRole('log')).toContainText('Bring your papers.');
    });

    await test.step('the job closes, and the decision is announced without its outcome', async () => {
      await hiring.page.goto('/myProfile');
      await hiring.main.getByRole('button', { name: saying('More: {name}', { name: job }) }).click();
      await hiring.page
        .getByRole('dialog')
        .getByRole('button', { name: saying('Stop: {name}', { name: job }) })
        .click();
      await hiring.button('Stop', hiring.page.getByRole('alertdialog')).click();
      await hiring.main.getByRole('radio', { name: words('Closed') }).check();
      await expect(hiring.main.getByRole('rowheader', { name: job })).toBeVisible();
      await follow(seeking, 'job_closed', saying('“<0>{job}</0>” is closed'));
      await expect(page.getByText(job).filter({ visible: true }).first()).toBeVisible();
      await hiring.page.goto('/application');
      await hiring.main.locator('.applicants').getByRole('link').first().click();
      await hiring.page.getByRole('tab', { name: words('Application') }).click();
      await hiring.button('Accept').click();
      await expect(hiring.says('The application has been accepted.')).toBeVisible();
      await follow(
        seeking,
        'application_decided',
        saying('You have an answer to your application: “<0>{job}</0>”'),
      );
      await expect(main.getByText(words('Accepted')).first()).toBeVisible();
    });

    await test.step('no notification was sent twice or again', async () => {
      await daysPass(7);
      expect(await kindsOf(seeking, seeker)).toEqual([
        'application_decided',
        'job_closed',
        'message',
        'interview',
        'application_viewed',
        'search_alert',
      ]);
      const heard = await kindsOf(hiring, employer);
      expect(heard.slice(0, 2)).toEqual(['message', 'interview_answered']);
      expect(heard.slice(2).toSorted()).toEqual([
        'application_received',
        'application_waiting',
        'job_expiring',
      ]);
    });
  },
);

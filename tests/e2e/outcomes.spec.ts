/** The question how it ended, on both sides (product 2.25): taps, and "asked for money" opens the report. */
import { type User } from '#contract/sessions.ts';
import { expect } from './fixtures.ts';
import { hiring } from './hiring.ts';
import { bearer } from './people.ts';
import { test } from './passing-days.ts';

test(
  'seven days after an acceptance both sides are asked; each answers with a tap and can report the other',
  { tag: '@desktop' },
  async ({ request, visit, server, daysPass }) => {
    const { employer, people, ids } = await hiring(request, 1);
    const [seeker, id] = [people[0], ids[0]];
    if (seeker === undefined || id === undefined) throw new Error('No applicant');
    await request.put(`/api/app/${id}`, { data: { status: 'accepted' }, headers: bearer(employer) });
    await daysPass(7);

    /** One of the two answers, in a browser of their own. */
    const answer = async (person: User, named: string, asked: string, reason: string) => {
      const { page, main, button } = await visit(person);
      await page.goto('/notices');
      const taps = main.locator('.notice-taps');
      await expect(main.getByRole('listitem').filter({ has: page.locator('.notice-taps') })).toContainText(
        named,
      );
      await button(asked, taps).click();
      const dialog = page.getByRole('dialog');
      await button(reason, dialog).click();
      await button('Done', dialog).click();
      await expect(taps).toContainText(asked);
      await expect(taps).toBeFocused();
      return { taps, button };
    };
    const seekers = await answer(seeker, 'How did it end', 'They asked for money', 'They ask for money');
    await seekers.button('Change', seekers.taps).click();
    await seekers.button('I got the job', seekers.taps).click();
    await expect(seekers.taps).toContainText('I got the job');
    await answer(employer, 'How did it end with Short', 'Asked for money', 'They ask for money');

    const stored = () =>
      server.db.selectFrom('outcomes').select(['user_id', 'answer']).orderBy('user_id').execute();
    await expect.poll(stored).toEqual([
      { user_id: employer.user_id, answer: 'asked_for_money' },
      { user_id: seeker.user_id, answer: 'hired' },
    ]);
    const reports = () =>
      server.db
        .selectFrom('people_reports')
        .select(['reported_id', 'application_id', 'reason'])
        .orderBy('id')
        .execute();
    await expect.poll(reports).toEqual([
      { reported_id: employer.user_id, application_id: id, reason: 'fee' },
      { reported_id: seeker.user_id, application_id: id, reason: 'fee' },
    ]);
  },
);

/** The page /cv as shown, and the CV stored by the server. */
import { type Locator, type Page } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { type Cv } from '#contract/cvs.ts';
import { test as base } from './fixtures.ts';
import { type Screen } from './screen.ts';
import { bearer, comeAsNew, comeAsSeeker } from './people.ts';

type CvPage = {
  /** A field by its path in the CV: `skill.0.level`. */
  cvField: (path: string) => Locator;
  cvPart: (section: string) => Locator;
  /** The editor of the user's own description; the other fields are plain and load first. */
  editor: Locator;
  /** Opens the form that edits the CV of a new seeker. */
  changeCv: () => Promise<User & { password: string }>;
};

export const editorOf = ({ main, words }: Screen): Locator =>
  main
    .getByRole('region', { name: words('Personal details') })
    .getByRole('textbox', { name: words('Description') });

const cvField = (page: Page, path: string): Locator => page.locator(`[name="${path}"]:visible`);

export const test = base.extend<CvPage>({
  cvField: ({ page }, use) => use((path) => cvField(page, path)),
  editor: ({ parts }, use) => use(editorOf(parts)),
  changeCv: ({ page, button }, use) =>
    use(async () => {
      const person = await comeToCv(page, { withCv: true });
      await button('Edit').click();
      return person;
    }),
  cvPart: ({ page }, use) => use((section) => page.locator(`#cv-${section}`)),
});

/** A new seeker on /cv: with a CV to read, or with the empty form. */
export async function comeToCv(
  page: Page,
  { withCv }: { withCv: boolean },
): Promise<User & { password: string }> {
  const person = await (withCv ? comeAsSeeker(page) : comeAsNew(page, 'employee'));
  await page.goto('/cv');
  return person;
}

export async function storedCv(page: Page, person: User): Promise<Cv> {
  const answer = await page.request.get(`/api/cv/${person.user_id}`, { headers: bearer(person) });
  return answer.json();
}

const personal = {
  first_name: 'ស្រីមុំ',
  last_name: 'Chan',
  contact_number: '០១២ ៣៤៥ ៦៧៨',
  email: 'sreymom@example.com',
  date_of_birth: '2001-04-14',
  job_title: 'Cook',
  address: 'Street 63',
  city: 'Phnom Penh',
};

/** Fills in the personal details, which are all that a CV requires. */
export async function fillPersonal(page: Page, own: Partial<typeof personal> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...personal, ...own }))
    await cvField(page, `user_info.${name}`).fill(value);
  await cvField(page, 'user_info.job_level').selectOption('Entry Level');
  await cvField(page, 'user_info.industry').selectOption('Catering');
  await cvField(page, 'user_info.country').selectOption('Cambodia');
}

/** A user who answers the guided CV with counted taps and keys. */
import { expect } from './fixtures.ts';
import { type Screen } from './screen.ts';

/** A slow user's time for each action, in seconds. */
const secondsPerTap = 1.2;
const secondsPerKey = 0.35;

export const answers = {
  last_name: 'ចាន់',
  first_name: 'ស្រីមុំ',
  contact_number: '12345678',
  date_of_birth: '2001-04-14',
  address: 'ភូមិ 3',
  email: 'mom@gmail.com',
};

export function handsOn({ page, words }: Pick<Screen, 'page' | 'words'>) {
  let taps = 0;
  let keys = 0;
  const named = (path: string) => page.locator(`[name="${path}"]`);
  const button = (name: string) => page.getByRole('button', { name: words(name), exact: true });
  return {
    /** How long it took, in seconds. */
    seconds: () => taps * secondsPerTap + keys * secondsPerKey,
    tap: async (name: string) => {
      taps += 1;
      await button(name).click();
    },
    tapOn: async (path: string, value: string) => {
      taps += 1;
      await page.locator(`label:has([name="${path}"][value="${value}"])`).click();
    },
    type: async (path: string, text: string) => {
      taps += 1;
      keys += text.length;
      await named(path).fill(text);
    },
    check: async (name: string) => {
      taps += 1;
      await page.locator('label', { has: page.getByRole('checkbox', { name: words(name) }) }).click();
    },
    /** Opens the phone's picker, and taps an option. */
    choose: async (path: string, value: string) => {
      taps += 2;
      await named(path).selectOption(value);
    },
    asks: (question: string) =>
      expect(page.getByRole('heading', { level: 1, name: words(question), exact: true })).toBeFocused(),
  };
}

type Hands = ReturnType<typeof handsOn>;

/** From the first question to the last but one, with the shortest valid answers. */
export async function answerAll(hands: Hands): Promise<void> {
  const { asks, tap, tapOn, type, choose, check } = hands;
  await asks('What is your name?');
  await type('user_info.last_name', answers.last_name);
  await type('user_info.first_name', answers.first_name);
  await tap('Next');
  await asks('Your phone number?');
  await type('user_info.contact_number', answers.contact_number);
  await tap('Next');
  await asks('When were you born?');
  await choose('user_info.date_of_birth.day', '14');
  await choose('user_info.date_of_birth.month', '04');
  await choose('user_info.date_of_birth.year', '2001');
  await tap('Next');
  await asks('Where do you live?');
  await tap('Phnom Penh');
  await type('user_info.address', answers.address);
  await tap('Next');
  await asks('What was your last job?');
  await tap('Cook');
  await tap('Next');
  await asks('Where was that?');
  await tap('Hotel');
  await tap('Next');
  await asks('When did you start and finish?');
  await choose('work_exp.0.start_date.month', '03');
  await choose('work_exp.0.start_date.year', '2021');
  await check('until now');
  await tap('Next');
  await asks('What work are you looking for?');
  await tap('Cook');
  await tapOn('user_info.job_level', 'Entry Level');
  await tap('Next');
  await asks('How far did you go in school?');
  await tap('Secondary school');
  await tap('Next');
  await asks('Which languages do you speak?');
  await tap('Khmer');
  await tap('Next');
  await asks('What are you good at?');
  await tap('Khmer food');
  await tap('Next');
}

/** The guided CV without a network (product 2.43): it can be completed, and nothing is lost. */
import { answerAll, answers, handsOn } from './cv-guide-answers.ts';
import { expect } from './fixtures.ts';
import { comeAsNew } from './people.ts';
import { findNetwork, installed, loseNetwork, test } from './phone.ts';

// Its answers are Khmer.
test.use({ language: 'km' });

test('all questions are answered while offline, and the CV is created when online again', async ({
  page,
  context,
  gate,
  parts,
  says,
  button,
}) => {
  await comeAsNew(page, 'employee');
  await page.goto('/cv');
  await installed(page);
  const hands = handsOn(parts);
  await expect(button('Start')).toBeVisible();
  await loseNetwork(context, gate);
  await hands.tap('Start');
  await expect(says("You're offline. Keep going: your answers stay on this phone.")).toBeVisible();
  await answerAll(hands);
  await expect(says('Saved on this phone')).toBeVisible();
  await page.reload();
  await hands.tap('Continue');
  await hands.asks('Your e-mail?');
  await hands.type('user_info.email', answers.email);
  await hands.tap('Next');
  await hands.asks('Your CV is ready.');
  await expect(button('Create')).toBeDisabled();
  await expect(says('Needs internet')).toBeVisible();
  await findNetwork(context, gate);
  await hands.tap('Create');
  await expect(says('Your CV has been saved.')).toBeVisible();
});

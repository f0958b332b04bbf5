/** The browsers in which people do more than the main job: each engine, in chat apps, in private, and without storage or a worker. */
import { type TestContext } from 'vitest';
import { openGate } from '../support/network-gate.ts';
import { type Locale } from '../support/wording.ts';
import { type Board } from './board.ts';
import { engines } from './browsers.ts';
import { personIn } from './person.ts';
import { takenAway } from './taken-away.ts';

type Way = readonly [keyof typeof engines, Locale, keyof typeof takenAway | 'nothing'];

/** The engine, the language, and what it lacks. */
export const ways: readonly Way[] = [
  ['WebKit', 'km', 'nothing'],
  ['WebKit', 'en', 'nothing'],
  ['Firefox', 'km', 'nothing'],
  ['Firefox', 'en', 'nothing'],
  ['private Firefox', 'km', 'nothing'],
  ['WebKit', 'en', 'an in-app browser'],
  ['Chromium', 'km', 'an in-app browser'],
  ['WebKit', 'en', 'everything refused'],
  ['Firefox', 'en', 'everything refused'],
  ['Chromium', 'en', 'everything refused'],
  ['WebKit', 'km', 'a worker refused'],
  ['Firefox', 'km', 'a worker refused'],
  ['Chromium', 'km', 'a worker refused'],
];

export type Arrival = Awaited<ReturnType<typeof arrive>>;

/** Someone with a new browser of this kind, who has chosen the language. */
export async function arrive(board: Board, [engine, language, lacks]: Way) {
  const gate = await openGate(board.address);
  if (lacks !== 'nothing') gate.deploy('/early.js', (text) => takenAway[lacks] + text);
  const browser = await engines[engine]();
  const person = personIn(browser, gate, language);
  await person.open(`/jobs?lang=${language === 'km' ? 'kh' : 'eng'}`);
  return {
    browser,
    gate,
    person,
    /** Whether session and drafts survive a reload. */
    stores: lacks !== 'everything refused',
    /** Prints what the page of a failed test shows. */
    async leave({ task }: TestContext): Promise<void> {
      if (task.result?.state === 'fail') {
        const shown = await browser
          .run(() => `${location.href}\n${document.body.innerText.slice(0, 2_000)}`)
          .catch(String);
        console.error(`${task.name}:\n${shown}`);
      }
      await browser.close();
      await gate.close();
    },
  };
}

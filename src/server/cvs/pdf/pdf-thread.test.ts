import { afterAll, expect, test } from 'vitest';
import { type CvOutline } from '#contract/cv-outline.ts';
import { createPdfThread } from './pdf-thread.ts';

const thread = createPdfThread();
afterAll(() => thread.stop());
const outline: CvOutline = { name: 'Dara', headline: 'Baker', facts: [], parts: [] };

const drawn = async () => Buffer.from(await thread.draw('a', { cv: outline })).toString('latin1', 0, 5);

test('draws at first, and again after a failure', async () => {
  const broken = { ...outline, facts: null } as unknown as CvOutline;
  expect(await drawn()).toBe('%PDF-');
  await expect(thread.draw('a', { cv: broken })).rejects.toThrow(TypeError);
  expect(await drawn()).toBe('%PDF-');
});

test('refuses more than four at once of one person, and more than the queue holds', async () => {
  const outcomes = async (askers: readonly string[]) => {
    const all = await Promise.allSettled(askers.map((asker) => thread.draw(asker, { cv: outline })));
    return all.map((one) => (one.status === 'fulfilled' ? 'drawn' : (one.reason as { code: string }).code));
  };
  const ofOne = await outcomes(Array.from({ length: 6 }, () => 'a'));
  expect(ofOne).toEqual([...Array.from({ length: 4 }, () => 'drawn'), 'unavailable', 'unavailable']);
  const ofMany = await outcomes(Array.from({ length: 30 }, (_, at) => `${at}`));
  expect(ofMany.filter((outcome) => outcome === 'drawn').length).toBeLessThanOrEqual(21);
  expect(ofMany.slice(0, 20)).not.toContain('unavailable');
});

test('a CV of several pages takes less than 300 ms of CPU', async () => {
  const sentence = 'I kept the books of a bakery in Siem Reap, ខ្ញុំបានបង្រៀនកូនជាងបីនាក់។ ';
  const entries = Array.from({ length: 14 }, (_, at) => ({
    title: `Baker ${at}`,
    line: [],
    time: '2021',
    paragraphs: [{ runs: [{ text: sentence.repeat(8) }], level: 0 }],
  }));
  const cv = { ...outline, parts: [{ title: 'Work experience', facts: [], entries }] };
  const costs: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const before = process.cpuUsage();
    await thread.draw('a', { cv });
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1_000);
  }
  // Other programs on the machine can only make it look dearer.
  expect(Math.min(...costs)).toBeLessThan(300);
});

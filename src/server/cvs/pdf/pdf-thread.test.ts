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

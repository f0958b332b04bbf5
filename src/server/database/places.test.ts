/** That places are given in order and nobody waits for ever. */
import { expect, test } from 'vitest';
import { Places } from './places.ts';

test('whoever waits longest enters first, and never more than there are places', async () => {
  const places = new Places(2, 1_000);
  const entered: number[] = [];
  const visit = async (who: number) => {
    await places.enter();
    entered.push(who);
  };
  await Promise.all([visit(1), visit(2)]);
  const rest = [visit(3), visit(4)];
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(entered).toEqual([1, 2]);
  places.leave();
  await rest[0];
  expect(entered).toEqual([1, 2, 3]);
  places.leave();
  await rest[1];
  expect(entered).toEqual([1, 2, 3, 4]);
});

test('waiting too long is an error, and takes no place', async () => {
  const places = new Places(1, 20);
  await places.enter();
  await expect(places.enter()).rejects.toMatchObject({ code: 'TOO_BUSY' });
  places.leave();
  await places.enter();
});

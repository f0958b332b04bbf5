/** All concurrent users of the site; at night there are none. */
import { setTimeout } from 'node:timers/promises';
import { hire, soughtWord } from './employers.ts';
import { newGuest } from './guests.ts';
import { type AccType, logIn, type Person, register } from './people.ts';
import { follow, seek } from './seekers.ts';
import { oneOf, type Site } from './site.ts';

const together = { guests: 5, seekers: 8, employers: 4 };
/** The average pause between two actions of one person. */
const pauseMs = 400;
/** Actions of one person before another one takes the place. */
const stays = 40;
/** People who may come back. */
const remembered = 300;

export type Crowd = {
  /** Resolves once no one waits for an answer. */
  night(): Promise<void>;
  morning(): void;
  goHome(): Promise<void>;
};

/** Two people are notified of every job of the run, one at once and one in the evening. */
export async function newFollowers(site: Site): Promise<readonly number[]> {
  const followers: number[] = [];
  for (const alert of ['instant', 'daily'] as const) {
    const person = await register(site, 'employee');
    if (person === undefined) throw new Error('No one could register.');
    await follow(site, person, { keyword: soughtWord }, alert);
    followers.push(person.id);
  }
  return followers;
}

/** People of one type, one at a time in each place: some from earlier, and new ones. */
function comingAndGoing(site: Site, accType: AccType) {
  const away: Person[] = [];
  return {
    next: () => {
      const before = Math.random() < 0.4 ? oneOf(away) : undefined;
      if (before === undefined) return register(site, accType);
      away.splice(away.indexOf(before), 1);
      return logIn(site, before);
    },
    leave: (person: Person) => {
      person.phone.putAway();
      away.push(person);
      if (away.length > remembered) away.shift();
    },
  };
}

/** One place that people of a type take in turn. */
function newPlace(
  site: Site,
  people: ReturnType<typeof comingAndGoing>,
  act: (site: Site, of: Person) => Promise<void>,
) {
  let person: Person | undefined;
  let left = 0;
  return async () => {
    const isOver = person?.onlyOnDay !== undefined && person.onlyOnDay !== site.day;
    if (person && (left === 0 || isOver)) {
      people.leave(person);
      person = undefined;
    }
    if (person === undefined) {
      person = await people.next();
      left = stays;
      return;
    }
    left -= 1;
    await act(site, person);
  };
}

export function startCrowd(site: Site): Crowd {
  let isOver = false;
  let isNight = false;
  let acting = 0;
  const standStill = async () => {
    isNight = true;
    while (acting > 0) await setTimeout(20);
  };
  const keepOn = async (act: () => Promise<void>) => {
    while (!isOver) {
      await setTimeout(pauseMs * (0.5 + Math.random()));
      if (isNight) continue;
      acting += 1;
      await act().finally(() => (acting -= 1));
    }
  };
  const [seekers, employers] = [comingAndGoing(site, 'employee'), comingAndGoing(site, 'employer')];
  const places = [
    ...Array.from({ length: together.guests }, () => newGuest(site)),
    ...Array.from({ length: together.seekers }, () => newPlace(site, seekers, seek)),
    ...Array.from({ length: together.employers }, () => newPlace(site, employers, hire)),
  ];
  const all = Promise.all(places.map(keepOn));
  return {
    night: standStill,
    morning: () => (isNight = false),
    goHome: async () => {
      isOver = true;
      await all;
    },
  };
}

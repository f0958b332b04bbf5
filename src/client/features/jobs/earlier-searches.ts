/** What was searched for on this phone (product 2.54). It never leaves it, and goes with the person it is of. */
import { useState } from 'react';
import * as z from 'zod/mini';
import { normalise } from '#search/normalise.ts';
import { readOwn, removeOwn, searchesKey, writeOwn } from '#client/data/session-storage.ts';
import { type Owner } from './job-keys.ts';

const mostKept = 20;
const shape = z.array(z.string());

const sameWords = (one: string, other: string): boolean => normalise(one) === normalise(other);

export type EarlierSearches = {
  /** The last one first. */
  readonly list: readonly string[];
  readonly remember: (keyword: string) => void;
  readonly forget: (keyword: string) => void;
  readonly forgetAll: () => void;
};

export function useEarlierSearches(owner: Owner): EarlierSearches {
  const key = searchesKey(owner);
  const read = () => readOwn(key, shape) ?? [];
  // The storage counts: another tab may have written, or somebody else be logged in.
  const [, draw] = useState(0);
  const write = (list: readonly string[]) => {
    if (list.length > 0) writeOwn(key, list);
    else removeOwn(key);
    draw((times) => times + 1);
  };
  const others = (keyword: string) => read().filter((each) => !sameWords(each, keyword));
  return {
    list: read(),
    remember: (keyword) => write([keyword, ...others(keyword)].slice(0, mostKept)),
    forget: (keyword) => write(others(keyword)),
    forgetAll: () => write([]),
  };
}

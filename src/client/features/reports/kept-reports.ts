/** Which jobs a person has reported from this device: with their other things, and nobody else's (product 2.23, 6.5). */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { onSessionEnd } from '#client/data/session.ts';
import { readOwn, writeOwn } from '#client/data/session-storage.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';

type JobIds = readonly number[];

/** Those reported longest ago go first. */
const most = 500;
const keyOf = (owner: Owner): string => `reported:${owner}`;
const stored = (owner: Owner): JobIds => readOwn(keyOf(owner), z.array(z.number())) ?? [];

/** As they changed in this tab; a device that stores nothing has only these. */
const useChanged = create<Partial<Record<Owner, JobIds>>>(() => ({}));
const read = (owner: Owner): JobIds => useChanged.getState()[owner] ?? stored(owner);

function write(owner: Owner, jobs: JobIds): void {
  useChanged.setState({ [owner]: jobs });
  writeOwn(keyOf(owner), jobs);
}

export function keepReported(owner: Owner, jobId: number): void {
  forgetReported(owner, jobId);
  write(owner, [jobId, ...read(owner)].slice(0, most));
}

/** It was taken back, or refused. */
export function forgetReported(owner: Owner, jobId: number): void {
  write(
    owner,
    read(owner).filter((other) => other !== jobId),
  );
}

export const useIsReported = (owner: Owner, jobId: number): boolean =>
  useChanged((changed) => (changed[owner] ?? stored(owner)).includes(jobId));

onSessionEnd(() => useChanged.setState({}, true));

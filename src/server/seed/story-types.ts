/** The shapes of the demonstration people and their jobs; knows neither database nor clock, so every time is an age. */
import { type CvInput } from '#contract/cvs.ts';
import { type ApplicationStatus, type JobStatus } from '#contract/options.ts';
import { type NewJob } from '#contract/postings.ts';
import { type Profile } from '#contract/profiles.ts';

/** Login of a demonstration account. */
export type Login = string;
/** A job's short name among the stories; never shown. */
export type JobKey = string;

export interface Employer {
  readonly name: Login;
  readonly password: string;
  /** What the employer calls the business, in both languages; jobs mention it in their descriptions. */
  readonly company: { readonly en: string; readonly km: string };
  readonly benefits: { readonly en: readonly string[]; readonly km: readonly string[] };
  readonly profile?: Profile;
}

export interface Seeker {
  readonly name: Login;
  readonly password: string;
  readonly profile?: Profile;
  readonly cv?: CvInput;
}

export interface Job extends NewJob {
  /** The id that the job gets when an empty database is filled in this order, from 1. */
  readonly id: number;
  readonly key: JobKey;
  readonly employer: Login;
  readonly status: JobStatus;
  /** Age at seeding, in hours. */
  readonly hoursAgo: number;
}

export interface Application {
  readonly id: number;
  readonly seeker: Login;
  readonly job: JobKey;
  readonly job_id: number;
  readonly status: ApplicationStatus;
  readonly message: string | null;
  /** Ages at seeding, in hours; the second is null while nobody has decided. */
  readonly appliedHoursAgo: number;
  readonly decidedHoursAgo: number | null;
}

export interface Favourite {
  readonly user: Login;
  readonly job: JobKey;
  readonly job_id: number;
  readonly savedHoursAgo: number;
}

/** A job's poster in both languages, which the server draws as a PDF (product 2.66). */
import { type JobCompany } from './company-fields.ts';
import { type JobConditions, type WalkIn } from './job-fields.ts';
import { type Pay } from './pay.ts';

/** What a poster shows of its job. */
export type PosterJob = Pay & {
  readonly job_id: number;
  readonly name: string;
  readonly salary: string;
  readonly location: string;
  readonly province: string | null;
  readonly district: string | null;
  readonly conditions: JobConditions | null;
  readonly walk_in: WalkIn | null;
  readonly company: JobCompany | null;
};

/** Texts in both languages, Khmer first. Empty ones are left out. */
export type Poster = {
  readonly company: readonly string[];
  readonly name: string;
  readonly pay: readonly string[];
  readonly facts: readonly { readonly label: string; readonly lines: readonly string[] }[];
  /** What scanning the QR code does. */
  readonly scan: readonly string[];
  /** The address of the job's page, in the QR code. */
  readonly url: string;
};

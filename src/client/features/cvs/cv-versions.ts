/** Which stored CV is which: the version that the server gave it, and what a form was typed over. Knows no form. */
import { type Cv } from '#contract/cvs.ts';

/** A stored CV with its version, where the server gave one. */
export type VersionedCv = Cv & { readonly etag?: string | undefined };

/** What something was typed over: a version of the CV, or null where there was no CV. */
export type CvBase = Pick<VersionedCv, 'etag'> | null;

export const baseOf = (cv: VersionedCv | null | undefined): CvBase => (cv ? { etag: cv.etag } : null);

/** Whether another CV is stored now than the one that was typed over. */
export const isAnother = (cv: VersionedCv | null | undefined, base: CvBase): boolean =>
  Boolean(cv) && (base === null || cv?.etag !== base.etag);

/** What everybody reads as the name of a job or a company. */
import * as z from 'zod/mini';
import { text } from './fields.ts';
import { hasHidden, withoutKhmerBreaks } from './hidden-characters.ts';

/** Nothing in it is hidden, nor turns the line around it. */
export const title = (max: number) =>
  z
    .pipe(text(max), z.transform(withoutKhmerBreaks))
    .check(z.refine((value) => !hasHidden(value), 'hidden_characters'));

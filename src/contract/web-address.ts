/** The address of a page on the web, as a company gives it (product 5.11). */
import * as z from 'zod/mini';
import { text } from './fields.ts';
import { hasHidden } from './hidden-characters.ts';

/** With a dot in its host, and no name before it, which would pass for the host. */
const pattern = /^https?:\/\/[^\s/?#@:\\]+\.[^\s/?#@:\\.]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

export const webAddress = (max: number) =>
  text(max).check(z.refine((value) => pattern.test(value) && !hasHidden(value), 'not_web_address'));

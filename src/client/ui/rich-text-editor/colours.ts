/** The text colours on offer; each is a class `ql-color-…` that has a shade for either theme. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const colourNames = ['red', 'orange', 'green', 'blue', 'purple'] as const;

export const colourLabels: Record<(typeof colourNames)[number], MessageDescriptor> = {
  red: msg({ message: 'Red', comment: 'A text colour' }),
  orange: msg({ message: 'Orange', comment: 'A text colour' }),
  green: msg({ message: 'Green', comment: 'A text colour' }),
  blue: msg({ message: 'Blue', comment: 'A text colour' }),
  purple: msg({ message: 'Purple', comment: 'A text colour' }),
};

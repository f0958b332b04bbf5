/** The words of the search form: what each filter is called and how its "no filter" reads (product 9.3). */
import { msg } from '@lingui/core/macro';
import { type MessageDescriptor } from '@lingui/core';
import { type FilterName } from './search-terms.ts';

export const filterTexts = {
  industry: { name: msg`Industry`, any: msg`Any Industry` },
  category: { name: msg`Category`, any: msg`Any Category` },
  // The levels have no "any" (product 9.3): unset is a placeholder.
  level: { name: msg`Level`, any: msg({ message: 'Choose', comment: 'No level is chosen' }) },
  type: { name: msg`Type`, any: msg`Any Type` },
  location: { name: msg`Location`, any: msg`Any Locations` },
} as const satisfies Record<FilterName, { name: MessageDescriptor; any: MessageDescriptor }>;

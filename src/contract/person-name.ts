/** A person's name in one text (product 11.4), for readers of whom nobody knows the language. */

export type Named = { readonly first_name: string; readonly last_name: string };

/** As Khmer says every name. */
export const familyFirst = ({ first_name, last_name }: Named): string => `${last_name} ${first_name}`;

const khmerLetter = /\p{Script=Khmer}/u;

/** The family's name comes first in a name that is written in Khmer letters. */
export const nameAsSaid = (named: Named): string =>
  khmerLetter.test(named.first_name + named.last_name)
    ? familyFirst(named)
    : `${named.first_name} ${named.last_name}`;

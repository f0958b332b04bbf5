/** A person's name in one text (product 11.4), for readers of whom nobody knows the language. */

export type Named = { readonly first_name: string; readonly last_name: string };

const khmerLetter = /\p{Script=Khmer}/u;

/** The family's name comes first in a name that is written in Khmer letters. */
export const nameAsSaid = ({ first_name, last_name }: Named): string =>
  khmerLetter.test(first_name + last_name) ? `${last_name} ${first_name}` : `${first_name} ${last_name}`;

/** The order of first and last name (product 11.4), for notices on the server and names in the app. */

export type Named = { readonly first_name: string; readonly last_name: string };

/** The order of names in Khmer. */
export const familyNameFirst = ({ first_name, last_name }: Named): string => `${last_name} ${first_name}`;

const khmerLetter = /\p{Script=Khmer}/u;

/** For an unknown reader: the family name first if the name is in Khmer letters. */
export const nameByScript = (named: Named): string =>
  khmerLetter.test(named.first_name + named.last_name)
    ? familyNameFirst(named)
    : `${named.first_name} ${named.last_name}`;

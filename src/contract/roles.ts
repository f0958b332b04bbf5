/** Who may do what (product 6.1): the account types and the rule that compares them with what a call asks for. */

/** The types that anybody may register. */
export const memberTypes = ['employee', 'employer'] as const;
export type MemberType = (typeof memberTypes)[number];

export const accTypes = [...memberTypes, 'operator'] as const;
export type AccType = (typeof accTypes)[number];

/** Who may call an endpoint; ownership of a single thing is checked where it is stored. */
export type Access = 'anyone' | 'loggedIn' | AccType;

/** Why a caller is kept out, or undefined when there is no reason to. */
export function refusal(
  access: Access,
  accType: AccType | undefined,
): 'unauthenticated' | 'forbidden' | undefined {
  if (access === 'anyone') return undefined;
  if (accType === undefined) return 'unauthenticated';
  return access === 'loggedIn' || access === accType ? undefined : 'forbidden';
}

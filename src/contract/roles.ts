/** Account types and their access to calls (product 6.1). */

/** Types that anyone may register. */
export const memberTypes = ['employee', 'employer'] as const;
export type MemberType = (typeof memberTypes)[number];

export const accTypes = [...memberTypes, 'operator'] as const;
export type AccType = (typeof accTypes)[number];

/** Who may call an endpoint. The stores check ownership. */
export type Access = 'anyone' | 'loggedIn' | AccType;

/** The failure code if the caller has no access. */
export function refusal(
  access: Access,
  accType: AccType | undefined,
): 'unauthenticated' | 'forbidden' | undefined {
  if (access === 'anyone') return undefined;
  if (accType === undefined) return 'unauthenticated';
  return access === 'loggedIn' || access === accType ? undefined : 'forbidden';
}

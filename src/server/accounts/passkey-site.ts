/** For which site passkeys are made (product 7.36). */

export type PasskeySite = {
  /** The domain that they belong to. */
  readonly rpId: string;
  /** The pages and apps that may ask for them. */
  readonly origins: readonly string[];
};

/** Undefined where browsers would refuse it: without an address, or at one that is neither encrypted nor this machine's name. */
export function passkeySite(
  publicUrl: string | undefined,
  apps: readonly string[] = [],
): PasskeySite | undefined {
  if (publicUrl === undefined) return undefined;
  const { hostname, origin, protocol } = new URL(publicUrl);
  if (protocol !== 'https:' && hostname !== 'localhost') return undefined;
  return { rpId: hostname, origins: [origin, ...apps] };
}

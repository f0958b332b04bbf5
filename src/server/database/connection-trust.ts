/** Which connections may still be used: after a failover a proxy may keep those that it has to a server that takes no writes. */
import type pg from 'pg';

/** In milliseconds: while no server takes writes, not each refused one is a reason to open all connections anew. */
const distrustEvery = 1_000;

export type ConnectionTrust = {
  opened(client: pg.ClientBase): void;
  isTrusted(client: pg.ClientBase): boolean;
  /** None that is open now is trusted any more. */
  distrustAll(): void;
};

export function createConnectionTrust(): ConnectionTrust {
  const openedAt = new WeakMap<pg.ClientBase, number>();
  let trustedSince = 0;
  return {
    opened: (client) => openedAt.set(client, performance.now()),
    isTrusted: (client) => (openedAt.get(client) ?? 0) >= trustedSince,
    distrustAll: () => {
      const now = performance.now();
      if (now - trustedSince > distrustEvery) trustedSince = now;
    },
  };
}

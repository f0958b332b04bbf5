/** Connections to a PostgreSQL server; never more of them than was told. */
import type { Connections } from './connections.ts';
import { DatabaseError, ownCodes } from './database-error.ts';
import { Places } from './places.ts';
import { ServerConnection } from './postgres-connection.ts';

export type PostgresOptions = {
  url: string;
  /** Connections at most; 10 unless said. */
  max?: number;
  /** All in milliseconds; a statement timeout of 0 is none. */
  statementTimeout?: number;
  connectTimeout?: number;
  patience?: number;
};

/**
 * Short reads share connections: several that are sent together cost both sides little more than one, where each on a
 * connection of its own wakes another process of the server.
 */
const sharedConnections = 2;
/** With fewer connections than this each one is needed for itself. */
const fewToShareFrom = 5;
/** Reads on a shared connection before the next one looks for a connection of its own. */
const mostUnderWay = 50;

export function serverConnections(given: PostgresOptions): Connections {
  const options = {
    url: given.url,
    max: given.max ?? 10,
    statementTimeout: given.statementTimeout ?? 15_000,
    connectTimeout: given.connectTimeout ?? 5_000,
    patience: given.patience ?? 10_000,
  };
  // Of a few connections none can be spared for sharing.
  const mostShared = options.max >= fewToShareFrom ? sharedConnections : 0;
  const places = new Places(options.max - mostShared, options.patience);
  const all = new Set<ServerConnection>();
  const idle: ServerConnection[] = [];
  const shared: ServerConnection[] = [];
  let closed = false;

  const open = () => {
    const fresh = new ServerConnection(options);
    all.add(fresh);
    return fresh;
  };
  const drop = (connection: ServerConnection) => {
    all.delete(connection);
    return connection.end();
  };

  return {
    async take() {
      if (closed) throw new DatabaseError(ownCodes.closed, 'The database is closed.');
      await places.enter();
      // The one used last is the one most likely to be alive, and the rest may rest.
      for (let connection = idle.pop(); connection !== undefined; connection = idle.pop()) {
        if (!connection.lost) return connection;
        void drop(connection);
      }
      return open();
    },

    shared() {
      for (const connection of shared.filter(({ lost }) => lost)) {
        shared.splice(shared.indexOf(connection), 1);
        void drop(connection);
      }
      if (closed || mostShared === 0) return undefined;
      const calmest = shared.reduce<ServerConnection | undefined>(
        (best, one) => (best && best.underWay <= one.underWay ? best : one),
        undefined,
      );
      if (calmest && (calmest.underWay === 0 || shared.length === mostShared))
        return calmest.underWay < mostUnderWay ? calmest : undefined;
      const fresh = open();
      shared.push(fresh);
      return fresh;
    },

    async giveBack(taken, dirty) {
      if (taken instanceof ServerConnection && all.has(taken)) {
        if (taken.lost || dirty || closed) void drop(taken);
        else idle.push(taken);
      }
      places.leave();
    },

    async close() {
      closed = true;
      await Promise.all([...all].map(drop));
    },
  };
}

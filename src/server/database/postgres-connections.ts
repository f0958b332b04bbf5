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

/*
 * Short reads share a connection: several that are sent together cost both sides little more than one, where each on a
 * connection of its own wakes another process of the server. With a second one fewer would be sent together, and fewer
 * answered; a node is busy itself long before one process of the server is.
 */

/** With fewer connections than this each one is needed for itself. */
const fewToShareFrom = 5;
/** Reads on the shared connection before the next one looks for a connection of its own. */
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
  const isSharing = options.max >= fewToShareFrom;
  const places = new Places(isSharing ? options.max - 1 : options.max, options.patience);
  const all = new Set<ServerConnection>();
  const idle: ServerConnection[] = [];
  let shared: ServerConnection | undefined;
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
      if (closed || !isSharing) return undefined;
      if (shared?.lost) {
        void drop(shared);
        shared = undefined;
      }
      shared ??= open();
      return shared.underWay < mostUnderWay ? shared : undefined;
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

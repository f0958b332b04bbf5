/** What an engine gives to Kysely: connections that run one statement at a time. It knows neither engine. */

export type Answer = {
  rows: unknown[];
  /** The command tag: SELECT, INSERT, COMMIT… */
  command: string;
  /** Rows returned or changed. */
  count: number;
};

/**
 * A row as the server writes it: each value a text in UTF-8, and a piece of what came over the socket, which all stays
 * in memory for as long as one of them does. Who keeps a value keeps a copy.
 */
export type TextRow = readonly (Buffer | null)[];

export type Connection = {
  run(text: string, values: readonly unknown[]): Promise<Answer>;
  /** The first row, if there is one; the statement is planned once and kept. */
  readRow(text: string, values: readonly unknown[]): Promise<TextRow | undefined>;
};

export type Connections = {
  /**
   * A connection that others use at the same time, for a short read outside transactions; undefined when each statement
   * must have a connection to itself. It is not given back.
   */
  shared(): Connection | undefined;
  take(): Promise<Connection>;
  /** `dirty`: a transaction may still be open on it. */
  giveBack(connection: Connection, dirty: boolean): Promise<void>;
  close(): Promise<void>;
};

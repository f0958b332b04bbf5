/** How column types become JavaScript values, the same on both engines (see tables.ts). */

type ColumnValue = {
  oid: number;
  read: (text: string) => unknown;
  write: (value: unknown) => string;
};

const asIs = (text: string): string => text;

/** Only the types on which the two drivers disagree, or which they read in a way that we do not want. */
export const columnValues = {
  bigint: { oid: 20, read: Number, write: String },
  numeric: { oid: 1700, read: Number, write: String },
  date: { oid: 1082, read: asIs, write: String },
  json: {
    oid: 114,
    read: (text: string): unknown => JSON.parse(text),
    write: (value) => JSON.stringify(value),
  },
  jsonb: {
    oid: 3802,
    read: (text: string): unknown => JSON.parse(text),
    write: (value) => JSON.stringify(value),
  },
} as const satisfies Record<string, ColumnValue>;

/** Kysely types of the tables for companies whose jobs operators post. */

/** In addition to the row in `companies`, until someone claims it. */
type UnclaimedCompaniesTable = {
  user_id: number;
  /** Of its name (name-key.ts). */
  name_key: string;
  phone: string | null;
  created_at: Date;
};

/** Codes to claim a company by, as digests. */
type ClaimCodesTable = {
  code_hash: string;
  user_id: number;
  expires_at: Date;
};

/** Where an operator found a posting. */
type JobSourcesTable = {
  job_id: number;
  name: string;
  url: string | null;
  /** YYYY-MM-DD. */
  day: string;
  /** Of the row that it was imported from. */
  ref: string | null;
};

/** The account that claimed a company, by the company's id before. */
type FormerCompaniesTable = {
  former_id: number;
  user_id: number;
  claimed_at: Date;
};

export type OnBehalfTables = {
  unclaimed_companies: UnclaimedCompaniesTable;
  claim_codes: ClaimCodesTable;
  job_sources: JobSourcesTable;
  former_companies: FormerCompaniesTable;
};

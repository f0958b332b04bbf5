/** What is written beside an answer to a question, and may be left out where the database takes nothing. */
import { isUnavailable } from './database-error.ts';

/** A full disk must not keep people from reading. Undefined where nothing could be written. */
export async function ifWritable<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return undefined;
  }
}

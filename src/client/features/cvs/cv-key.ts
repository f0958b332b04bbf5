/** The keys of the user's own CV in the query cache and the outbox. List pages import it, so it may not import contract/cvs.ts. */
import { type Cv } from '#contract/cvs.ts';
import { keyFor } from '#client/data/query-client.ts';

/** A stored CV, with its version if the server sent one. */
export type VersionedCv = Cv & { readonly etag?: string | undefined };

export const cvKey = (userId: number) => keyFor<VersionedCv | null>()('cvs', userId);

/** Applications are sent after what waits there. */
export const cvQueueKey = 'cv';

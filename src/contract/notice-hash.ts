/** Where on an application's page a notice leads (product 2.25). */
import { type Notice } from './notices.ts';

const ofThread: readonly Notice['kind'][] = ['message', 'interview', 'interview_answered'];

/** The part of the application's page that a notice is about: the thread, also where it has been read. */
const threadHash = 'messages';
export type ThreadHash = typeof threadHash;
export const hashOf = ({ kind }: Pick<Notice, 'kind'>): ThreadHash | undefined =>
  ofThread.includes(kind) ? threadHash : undefined;

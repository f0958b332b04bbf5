/** Tracks how far replicas are behind the primary. */

/** A server's position in the write-ahead log; undefined if it is no longer a replica. Rejects if it does not answer. */
export type Position = () => Promise<number | undefined>;

export type ReplicaWatch = {
  /** Indexes of replicas that are up to date enough. */
  usable(): readonly number[];
  /** Excludes a replica that did not answer, until it answers again. */
  exclude(replica: number): void;
  /** Lag of each replica in seconds; undefined if it does not answer or is no replica. */
  lags(): readonly (number | undefined)[];
  stop(): void;
};

type Options = {
  readonly primary: Position;
  readonly replicas: readonly Position[];
};

const pollMs = 1_000;
const maxLagMs = 5_000;
/** Enough to measure a lag of five minutes. */
const maxMarks = 300;

/**
 * Polls all servers every second. The primary's positions are marks: a replica that has reached one has everything written
 * before that poll. This needs only the local clock, detects a replica that is cut off, and does not count idle ones as late.
 * While the primary is down nothing is written, so the replicas' lag stays as it was.
 */
export function watchReplicas({ primary, replicas }: Options): ReplicaWatch {
  const marks: { readonly at: number; readonly position: number }[] = [];
  const reached: (number | undefined)[] = replicas.map(() => undefined);
  let isStopped = false;

  /** Each server has its own loop, so that a slow one does not delay the others. */
  const pollPosition = (
    position: Position,
    onPosition: (position: number | undefined, askedAt: number) => void,
  ) => {
    const ask = async () => {
      const asked = performance.now();
      onPosition(await position().catch(() => undefined), asked);
      if (!isStopped) setTimeout(() => void ask(), pollMs).unref();
    };
    void ask();
  };
  pollPosition(primary, (position, at) => {
    if (position === undefined) return;
    marks.push({ at, position });
    if (marks.length > maxMarks) marks.shift();
  });
  replicas.forEach((position, number) => {
    pollPosition(position, (found) => (reached[number] = found));
  });

  const lagMs = (position: number | undefined): number | undefined => {
    const newest = marks.at(-1);
    if (position === undefined || newest === undefined) return undefined;
    const mark = marks.findLast((one) => one.position <= position);
    return mark === undefined ? Infinity : newest.at - mark.at;
  };
  return {
    usable: () =>
      reached.flatMap((position, number) => ((lagMs(position) ?? Infinity) <= maxLagMs ? [number] : [])),
    exclude: (replica) => (reached[replica] = undefined),
    lags: () => reached.map((position) => lagMs(position)).map((ms) => ms && ms / 1_000),
    stop: () => (isStopped = true),
  };
}

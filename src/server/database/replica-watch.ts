/** Which replicas have what the primary wrote until a moment ago; it knows no server. */

/** How far a server is in the write-ahead log; undefined for a replica that is none. Rejects when it does not answer. */
export type Position = () => Promise<number | undefined>;

export type ReplicaWatch = {
  /** The replicas that may be read, by their numbers. */
  usable(): readonly number[];
  /** It gave no answer: it is left out until it answers again. */
  exclude(replica: number): void;
  /** How many seconds each is behind; undefined for one that is gone, or none. */
  lags(): readonly (number | undefined)[];
  stop(): void;
};

type Options = {
  readonly primary: Position;
  readonly replicas: readonly Position[];
};

/** In milliseconds: how often all are asked, and how far behind a replica may be. */
const everyMs = 1_000;
const maxLagMs = 5_000;
/** Enough to say of each replica how many minutes it is behind. */
const maxMarks = 300;

/**
 * Asks all of them every second. The primary's answers are marks: whoever has come to one has all that was written until
 * it was asked. So it needs no clock but its own, a replica cut off from the primary is found out, and one with nothing
 * to do is not late. While the primary is away nothing is written, and the replicas stay as good as they were.
 */
export function watchReplicas({ primary, replicas }: Options): ReplicaWatch {
  const marks: { readonly at: number; readonly position: number }[] = [];
  const reached: (number | undefined)[] = replicas.map(() => undefined);
  let isStopped = false;

  /** Each for itself: one that is slow to answer keeps nobody from being asked. */
  const pollPosition = (position: Position, tell: (position: number | undefined, asked: number) => void) => {
    const ask = async () => {
      const asked = performance.now();
      tell(await position().catch(() => undefined), asked);
      if (!isStopped) setTimeout(() => void ask(), everyMs).unref();
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

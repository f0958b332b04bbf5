/** @throws when the work takes longer than `limitMs`; the work itself goes on. */
export function inTime<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
    work()
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

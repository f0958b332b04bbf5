/** The cache keys of applications: every key says whose answer it is (product 6.4). */
export const applicationKeys = {
  all: (userId: number) => ['applications', userId] as const,
  /** The employee's own. */
  list: (userId: number) => ['applications', userId, 'list'] as const,
  /** The ones to the employer's jobs, each list of them. */
  pages: (userId: number) => ['applications', userId, 'pages'] as const,
  narrowing: (userId: number) => ['applications', userId, 'narrowing'] as const,
  detail: (userId: number, id: number) => ['applications', userId, 'detail', id] as const,
};

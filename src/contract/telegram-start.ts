/** The page that a Mini App's `startapp` parameter opens (product 2.64): `job_5`, `company_3`, `search_cook`, `application_9`. */
const pages = {
  job: (id: string) => `/jobDetail/${id}?from=channel`,
  company: (id: string) => `/company/${id}`,
  application: (id: string) => `/application/${id}`,
} as const;

/** Undefined if the parameter names no page; whether what it names exists, the page finds out. */
export function startPath(parameter: string): string | undefined {
  const search = /^search_([a-z][a-z_]*)$/.exec(parameter)?.[1];
  if (search !== undefined) return `/jobs?occupation=${search}`;
  const [, page = '', id = ''] = /^(job|company|application)_([1-9]\d{0,14})$/.exec(parameter) ?? [];
  return page in pages ? pages[page as keyof typeof pages](id) : undefined;
}

import { langOf } from '#client/ui/user-text.tsx';

/** A link to the public page of a job or company, in a new tab: decisions that can still be undone stay in this one. */
export const PublicPageLink = ({ path, name }: { path: string; name: string }) => (
  <a className="kg-link" href={path} target="_blank" rel="noreferrer" lang={langOf(name)}>
    {name}
  </a>
);

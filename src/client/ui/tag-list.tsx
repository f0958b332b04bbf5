/** A row of tags; those above `max` are only counted. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { langOf, useMarked } from './user-text.tsx';
import './tag-list.css';

type Props = { tags: readonly string[]; max?: number };

export function TagList({ tags, max = tags.length }: Props) {
  const { t } = useLingui();
  const marked = useMarked();
  if (tags.length === 0) return null;
  const hidden = tags.length - max;
  return (
    <ul className="kg-tags">
      {tags.slice(0, max).map((tag) => (
        <li key={tag} lang={langOf(tag)}>
          {marked(tag)}
        </li>
      ))}
      {hidden > 0 && (
        <li aria-label={t`${plural(hidden, { one: '# more tag', other: '# more tags' })}`}>+{hidden}</li>
      )}
    </ul>
  );
}

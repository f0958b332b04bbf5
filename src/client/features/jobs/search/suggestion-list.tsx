/** The suggestions below a search field, as a listbox, with buttons beside it that delete earlier searches. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  briefcaseOutline,
  business,
  close,
  constructOutline,
  locationOutline,
  timeOutline,
  trashOutline,
} from 'ionicons/icons';
import { useEffect, useRef } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { type Suggestion } from './suggestions.ts';
import { optionId } from './use-combobox.ts';

const icons: Readonly<Record<Suggestion['kind'], string>> = {
  earlier: timeOutline,
  occupation: constructOutline,
  title: briefcaseOutline,
  place: locationOutline,
  company: business,
};

type Props = {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
  onDelete: (text: string) => void;
  onDeleteAll: () => void;
};

export function SuggestionList({ id, suggestions, active, onChoose, onDelete, onDeleteAll }: Props) {
  const { t } = useLingui();
  const kinds: Readonly<Record<Suggestion['kind'], string>> = {
    earlier: t`recent search`,
    occupation: t`kind of work`,
    title: '',
    place: t`place`,
    company: t`company`,
  };
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const earlier = suggestions.filter(({ kind }) => kind === 'earlier');
  return (
    // Pressing here must not move the focus from the field.
    <div className="suggestions" data-no-pull onMouseDown={(event) => event.preventDefault()}>
      <div className="suggestion-rows">
        <ul ref={list} id={id} role="listbox" aria-label={t`Suggestions`}>
          {suggestions.map((suggestion, index) => (
            <li
              key={`${suggestion.kind} ${suggestion.text}`}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              aria-keyshortcuts={suggestion.kind === 'earlier' ? 'Delete' : undefined}
              onClick={() => onChoose(suggestion)}
            >
              <Icon name={icons[suggestion.kind]} size={20} />
              <span lang={langOf(suggestion.text)}>{suggestion.text}</span>
              {kinds[suggestion.kind] && <small>{kinds[suggestion.kind]}</small>}
            </li>
          ))}
        </ul>
        {/* Beside their rows, because earlier searches come first. Keyboard users press Delete. */}
        <div className="suggestion-forget">
          {earlier.map(({ text }) => (
            <IconButton
              key={text}
              icon={close}
              label={t({ message: `Remove “${text}”`, comment: 'Deletes an earlier search from the phone' })}
              tabIndex={-1}
              onClick={() => onDelete(text)}
            />
          ))}
        </div>
      </div>
      {earlier.length > 0 && (
        <button type="button" className="suggestion-forget-all" onClick={onDeleteAll}>
          <Icon name={trashOutline} size={20} />
          <Trans>Clear recent searches</Trans>
        </button>
      )}
    </div>
  );
}

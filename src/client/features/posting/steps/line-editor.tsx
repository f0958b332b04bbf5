/** A list of text lines to add, edit in place and delete (product 4.9). */
import { Trans, useLingui } from '@lingui/react/macro';
import { add, createOutline, trashOutline } from 'ionicons/icons';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { lengths, listItems } from '#contract/limits.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { addLine, changeLine, removeLine } from '../draft/draft-rules.ts';
import { useCommitOnNext } from '../draft/draft-store.ts';

type AddLineProps = {
  label: string;
  addLabel: string;
  maxLength: number;
  disabled?: boolean;
  onAdd: (typed: string) => void;
};

/** A text field with an Add button; Enter adds as well. */
export function AddLine({ label, addLabel, maxLength, disabled = false, onAdd }: AddLineProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const addTyped = (): boolean => {
    if (disabled || !typed.trim()) return false;
    onAdd(typed);
    setTyped('');
    return true;
  };
  useCommitOnNext(addTyped);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The button is disabled now: return the focus to the field for the next line.
    if (addTyped()) field.current?.focus();
  };
  return (
    <form className="posting-add" onSubmit={submit}>
      <TextField
        ref={field}
        label={label}
        value={typed}
        maxLength={maxLength}
        disabled={disabled}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        variant="quiet"
        icon={add}
        aria-label={addLabel}
        disabled={disabled || !typed.trim()}
      >
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}

type Props = {
  /** Name of the draft's field, by which a warning finds this list. */
  field: string;
  title: string;
  newLabel: string;
  addLabel: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
};

type Editing = { readonly at: number; readonly typed: string };

export function LineEditor({ field, title, newLabel, addLabel, lines, onChange }: Props) {
  const { t } = useLingui();
  const [editing, setEditing] = useState<Editing>();
  const list = useRef<HTMLUListElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    // The button that opened the field was replaced by it.
    if (opened.current) list.current?.querySelector('textarea')?.focus();
    opened.current = false;
  }, [editing]);
  const update = ({ at, typed }: Editing) => {
    onChange(changeLine(lines, at, typed));
    setEditing(undefined);
  };
  useCommitOnNext(() => editing && update(editing));
  const edit = (at: number, typed: string) => {
    // Save the line that was being edited.
    if (editing) update(editing);
    opened.current = true;
    setEditing({ at, typed });
  };
  const remove = (at: number) => {
    // Lines after the removed one move up, including the one being edited.
    if (editing && editing.at > at) setEditing({ ...editing, at: editing.at - 1 });
    onChange(removeLine(lines, at));
  };
  return (
    <section data-field={field}>
      <SectionHead title={title} aside={lines.length > 0 ? <span>{lines.length}</span> : undefined} />
      {lines.length > 0 && (
        <ul ref={list} className="kg-card kg-rows">
          {lines.map((line, at) => (
            // Keyed by index: lines can be equal, and the focus should stay at its position.
            <li key={at} className="kg-row posting-line">
              {editing?.at === at ? (
                <>
                  <TextareaField
                    label={t`Edit`}
                    value={editing.typed}
                    maxLength={lengths.listItem}
                    onChange={({ target }) => setEditing({ at, typed: target.value })}
                  />
                  <div className="posting-line-buttons">
                    <Button variant="outline" small onClick={() => setEditing(undefined)}>
                      <Trans>Cancel</Trans>
                    </Button>
                    <Button small disabled={!editing.typed.trim()} onClick={() => update(editing)}>
                      <Trans>Update</Trans>
                    </Button>
                  </div>
                </>
              ) : (
                <>
                  <UserText className="posting-line-text">{line}</UserText>
                  <IconButton icon={createOutline} label={t`Edit: ${line}`} onClick={() => edit(at, line)} />
                  <IconButton
                    className="posting-delete"
                    icon={trashOutline}
                    label={t`Delete: ${line}`}
                    onClick={() => remove(at)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <AddLine
        label={newLabel}
        addLabel={addLabel}
        maxLength={lengths.listItem}
        disabled={lines.length >= listItems}
        onAdd={(typed) => onChange(addLine(lines, typed))}
      />
    </section>
  );
}

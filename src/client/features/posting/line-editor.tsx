/** A list of lines that can be added, edited in place and deleted (product 4.9). */
import { Trans, useLingui } from '@lingui/react/macro';
import { createOutline, trashOutline } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import { lengths, listItems } from '#contract/limits.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { TextareaField } from '#client/ui/fields/text-field.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { AddLine } from './add-line.tsx';
import { addLine, changeLine, removeLine } from './draft-rules.ts';
import { useTakenOnNext } from './draft-store.ts';

type Props = {
  /** By which a warning leads here. */
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
    // The button that opened it is gone.
    if (opened.current) list.current?.querySelector('textarea')?.focus();
    opened.current = false;
  }, [editing]);
  const update = ({ at, typed }: Editing) => {
    onChange(changeLine(lines, at, typed));
    setEditing(undefined);
  };
  useTakenOnNext(() => editing && update(editing));
  const edit = (at: number, typed: string) => {
    // What is typed in another line is not lost to this one.
    if (editing) update(editing);
    opened.current = true;
    setEditing({ at, typed });
  };
  const remove = (at: number) => {
    // What is being typed in another line stays with its line.
    if (editing && editing.at > at) setEditing({ ...editing, at: editing.at - 1 });
    onChange(removeLine(lines, at));
  };
  return (
    <section data-field={field}>
      <SectionHead title={title} aside={lines.length > 0 ? <span>{lines.length}</span> : undefined} />
      {lines.length > 0 && (
        <ul ref={list} className="kg-card kg-rows">
          {lines.map((line, at) => (
            // By its place: lines may be equal, and keep nothing of their own; so the focus stays where it is, too.
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

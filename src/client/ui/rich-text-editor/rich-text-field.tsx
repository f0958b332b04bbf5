/** A field for formatted text: label, error and a place for the editor, which loads by itself. */
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useId } from 'react';
import { FieldError, Optional } from '#client/ui/fields/field-frame.tsx';
import { Note } from '#client/ui/note.tsx';
import { type RichTextEditor as Editor } from './rich-text-editor.tsx';
import './rich-text-field.css';

type Props = {
  label: string;
  error?: string;
  optional?: boolean;
  /** Stored markup (`contract/description-markup.ts`). */
  value: string;
  onChange: (markup: string) => void;
};

/** Offline before the editor was ever kept, or after an update: the form around it must stay usable. */
function EditorMissing() {
  return (
    <Note tone="red">
      <Trans>The editor couldn't be loaded. What you've written is saved. Please open this page again.</Trans>
    </Note>
  );
}

const RichTextEditor = lazy(async () => ({
  default: await import('./rich-text-editor.tsx').then(
    (loaded) => loaded.RichTextEditor,
    (): typeof Editor => EditorMissing,
  ),
}));

export function RichTextField({ label, error, optional, value, onChange }: Props) {
  const id = useId();
  const labelId = `${id}-label`;
  return (
    <div className="kg-field">
      <div className="kg-label" id={labelId}>
        {label} {optional && <Optional />}
      </div>
      <Suspense
        fallback={
          <div className="kg-rte-place" role="status">
            <Trans>Loading the editor…</Trans>
          </div>
        }
      >
        <RichTextEditor
          id={id}
          label={label}
          labelId={labelId}
          describedBy={error ? `${id}-error` : undefined}
          invalid={error !== undefined}
          value={value}
          onChange={onChange}
        />
      </Suspense>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

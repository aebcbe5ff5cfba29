import type { RefObject } from 'react';
import { Chip } from '~/ui/desk/chip';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface FieldChipsProps {
  legend: string;
  fields: readonly string[];
  /** The text that was last edited. */
  target: RefObject<TextControl | null>;
  /** The id of the text that gets fields before any was edited. */
  fallbackId: string;
}

/** Inserts a field into a text, where its cursor is. */
export function FieldChips({ legend, fields, target, fallbackId }: FieldChipsProps) {
  function insert(field: string): void {
    const control =
      target.current ?? document.querySelector<TextControl>(`#${CSS.escape(fallbackId)}`);
    if (!control) return;
    const { value, selectionStart, selectionEnd } = control;
    const start = selectionStart ?? value.length;
    control.focus();
    control.setRangeText(`{${field}}`, start, selectionEnd ?? start, 'end');
    control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }

  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="text-fine text-slate">{legend}</legend>
      {fields.map((field) => (
        <Chip
          key={field}
          // Otherwise the text would lose the focus, and save, first.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(field)}
        >
          {`{${field}}`}
        </Chip>
      ))}
    </fieldset>
  );
}

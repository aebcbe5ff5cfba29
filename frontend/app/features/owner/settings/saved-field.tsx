import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { ApiError } from '~/lib/api-error';
import { useAfterPress } from '~/lib/use-after-press';
import { useUnsavedWork } from '~/ui/desk/unsaved-work';
import { TextField } from '~/ui/field';

interface SaveOptions {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

interface SavedFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'error'> {
  /** As stored; empty for a new value. */
  saved: string;
  isSaving: boolean;
  /** Why it cannot be saved. */
  problemIn: (typed: string) => string | undefined;
  onSave: (typed: string, options: SaveOptions) => void;
}

/** A text that is saved when its field is left or Enter is pressed. Escape restores the stored one. */
export function SavedField({ saved, isSaving, problemIn, onSave, ...field }: SavedFieldProps) {
  /** Null: as stored. */
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const afterPress = useAfterPress();
  useUnsavedWork(draft !== null);

  function reset(): void {
    setDraft(null);
    setProblem(undefined);
  }

  function save(): void {
    if (draft === null || isSaving) return;
    const typed = draft.trim();
    if (typed === saved) {
      reset();
      return;
    }
    const found = problemIn(typed);
    if (found) {
      afterPress(() => setProblem(found));
      return;
    }
    onSave(typed, {
      onSuccess: () => setDraft((latest) => (latest?.trim() === typed ? null : latest)),
      onError: (error) => {
        const [named] = error instanceof ApiError ? (error.body?.errors ?? []) : [];
        if (named) setProblem(named.message);
      },
    });
  }

  // What was typed during a save is saved after it, unless the field is still being edited.
  const saveRest = useEffectEvent(() => {
    if (draft !== null && !problem && document.activeElement?.getAttribute('name') !== field.name) {
      save();
    }
  });
  useEffect(() => {
    if (!isSaving) saveRest();
  }, [isSaving]);

  function decide(event: KeyboardEvent): void {
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape' && draft !== null) reset();
    else return;
    event.preventDefault();
  }

  return (
    <TextField
      {...field}
      value={draft ?? saved}
      error={problem}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        setProblem(undefined);
      }}
      onBlur={save}
      onKeyDown={decide}
    />
  );
}

import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { ApiError } from '~/lib/api-error';
import { useAfterPress } from '~/lib/use-after-press';
import { useUnsavedWork } from '~/ui/desk/unsaved-work';
import { TextArea, TextField } from '~/ui/field';

type Own<Props> = Omit<Props, 'value' | 'error' | 'rows'>;

type SavedFieldProps = (
  | Own<ComponentProps<typeof TextField>>
  /** Several lines: Enter starts another one. */
  | (Own<ComponentProps<typeof TextArea>> & { rows: number })
) & {
  /** As stored; empty for a new value. */
  saved: string;
  /** Why it cannot be saved. */
  problemIn: (typed: string) => string | undefined;
  /** Reports success and failure itself. */
  onSave: (typed: string) => Promise<unknown>;
  /** Called with what is typed; null once it is as stored. */
  onDraft?: (typed: string | null) => void;
};

/** A text field that saves on blur; a single line also on Enter. Escape restores the stored text. */
export function SavedField({ saved, problemIn, onSave, onDraft, ...field }: SavedFieldProps) {
  /** Null: as stored. */
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const tried = useRef<string>(null);
  const afterPress = useAfterPress();
  useUnsavedWork(draft !== null);
  const tell = useEffectEvent((typed: string | null) => onDraft?.(typed));
  useEffect(() => tell(draft), [draft]);

  // Saved by other means, such as "Keep mine".
  if (draft !== null && !isSaving && draft.trim() === tried.current && draft.trim() === saved) {
    setDraft(null);
  }

  function reset(): void {
    setDraft(null);
    setProblem(undefined);
  }

  async function save(): Promise<void> {
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
    tried.current = typed;
    setSaving(true);
    try {
      await onSave(typed);
      setDraft((latest) => (latest?.trim() === typed ? null : latest));
    } catch (error) {
      const [named] = error instanceof ApiError ? (error.body?.errors ?? []) : [];
      if (named) setProblem(named.message);
    }
    setSaving(false);
  }

  // What was typed during a save is saved after it, unless the field is still being edited. What failed is not tried again.
  const saveRest = useEffectEvent(() => {
    const isNew = draft !== null && draft.trim() !== tried.current;
    if (isNew && !problem && document.activeElement?.getAttribute('name') !== field.name) {
      void save();
    }
  });
  useEffect(() => {
    if (!isSaving) saveRest();
  }, [isSaving]);

  const isLong = 'rows' in field;
  function decide(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !isLong) void save();
    else if (event.key === 'Escape' && draft !== null) reset();
    else return;
    event.preventDefault();
  }

  const control = {
    value: draft ?? saved,
    error: problem,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setDraft(currentTarget.value);
      setProblem(undefined);
    },
    onBlur: () => void save(),
    onKeyDown: decide,
  };
  return 'rows' in field ? (
    <TextArea {...field} {...control} />
  ) : (
    <TextField {...field} {...control} />
  );
}

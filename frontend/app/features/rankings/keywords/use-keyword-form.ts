import type { CreateKeywordRequest } from '@agency/contracts';
import { useRef, useState } from 'react';
import { checkKeyword, type KeywordDraft, type KeywordErrors } from './keyword-draft';
import { serverErrors } from './server-errors';

const fields = ['keyword', 'landingPage', 'tags'] as const;

/** What is typed about a keyword, what is wrong with it, and where to look first. */
export function useKeywordForm(initial: KeywordDraft) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<KeywordDraft>>({});
  const [errors, setErrors] = useState<KeywordErrors>({});
  const draft = { ...initial, ...typed };

  function refuse(refused: KeywordErrors): void {
    setErrors(refused);
    const first = fields.find((field) => refused[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return {
    form,
    draft,
    errors,
    isDirty: fields.some((field) => draft[field] !== initial[field]),
    change(changes: Partial<KeywordDraft>): void {
      setErrors({});
      setTyped((now) => ({ ...now, ...changes }));
    },
    undo(): void {
      setTyped({});
      setErrors({});
    },
    refuseAs: (error: unknown) => refuse(serverErrors(error)),
    /** The values, unless something is wrong: then the first such field has the focus. */
    check(): CreateKeywordRequest | undefined {
      const { values, errors: refused } = {
        errors: undefined,
        values: undefined,
        ...checkKeyword(draft),
      };
      if (refused) refuse(refused);
      return values;
    },
  };
}

import type { BookingRules } from '@agency/contracts';
import { useState } from 'react';
import { ApiError } from '~/lib/api-error';
import { useSaveRules } from '../use-save-rules';
import {
  checkRules,
  errorsByField,
  type RulesDraft,
  type RulesErrors,
  rulesDraftOf,
} from './rules-draft';

const fields = ['notice', 'horizon', 'buffer'] as const satisfies (keyof RulesDraft)[];

/** Edits the three rules. `onRefused` hears which field to look at first. */
export function useRulesForm(rules: BookingRules, onRefused: (field: keyof RulesDraft) => void) {
  const standing = rulesDraftOf(rules);
  const [typed, setTyped] = useState<Partial<RulesDraft>>({});
  const [errors, setErrors] = useState<RulesErrors>({});
  const save = useSaveRules();
  const draft = { ...standing, ...typed };
  const isDirty = fields.some((field) => draft[field] !== standing[field]);

  function refuse(refused: RulesErrors): void {
    setErrors(refused);
    const first = fields.find((field) => refused[field]);
    if (first) onRefused(first);
  }

  function reset(): void {
    setTyped({});
    setErrors({});
  }

  return {
    draft,
    errors,
    isDirty,
    isSaving: save.isPending,
    change: (changes: Partial<RulesDraft>) => {
      setErrors({});
      setTyped((now) => ({ ...now, ...changes }));
    },
    undo: reset,
    submit: () => {
      if (!isDirty || save.isPending) return;
      const checked = checkRules(draft);
      if ('errors' in checked) return refuse(checked.errors);
      const { values } = checked;
      const news = {
        title: 'Booking Rules Saved',
        description: 'They are in force for visitors now.',
      };
      save.mutate(
        { apply: (present) => ({ ...present, ...values }), news },
        {
          onSuccess: reset,
          onError: (error) => {
            const named = error instanceof ApiError ? (error.body?.errors ?? []) : [];
            refuse(errorsByField(named.map(({ path }) => path)));
          },
        },
      );
    },
  };
}

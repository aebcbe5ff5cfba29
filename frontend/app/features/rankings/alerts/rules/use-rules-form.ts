import { type AlertRules, defaultAlertRules } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '~/lib/api-error';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { alertRulesQuery, saveAlertRules } from '../../api/alert-rules';
import {
  checkRules,
  errorsOf,
  type RulesDraft,
  type RulesErrors,
  rulesDraftOf,
} from './rules-draft';

/** Edits the rules; after a refusal the first field that is wrong has the focus. */
export function useRulesForm(rules: AlertRules) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<RulesDraft>>({});
  const [errors, setErrors] = useState<RulesErrors>({});
  const standing = rulesDraftOf(rules);
  const draft: RulesDraft = { ...standing, ...typed };

  function change(changes: Partial<RulesDraft>): void {
    setErrors({});
    setTyped((now) => ({ ...now, ...changes }));
  }

  function refuse(refused: RulesErrors): void {
    setErrors(refused);
    const [first] = Object.keys(refused);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const save = useMutation({
    mutationFn: saveAlertRules,
    onSuccess: (saved) => {
      client.setQueryData(alertRulesQuery.queryKey, saved);
      setTyped({});
      showToast({ title: 'Alert Rules Saved', description: 'They hold from the next check on.' });
    },
    onError: (error) => {
      const named = error instanceof ApiError ? (error.body?.errors ?? []) : [];
      refuse(errorsOf(named.map(({ path }) => path.split('.')[0] ?? '')));
      showFailure(error, { title: 'Error', fallback: 'Failed to save the alert rules' });
    },
  });

  return {
    form,
    draft,
    errors,
    isDirty: JSON.stringify(draft) !== JSON.stringify(standing),
    isSaving: save.isPending,
    change,
    undo: () => {
      setTyped({});
      setErrors({});
    },
    useDefaults: () => change(rulesDraftOf(defaultAlertRules)),
    submit: () => {
      if (save.isPending) return;
      const checked = checkRules(draft);
      if ('errors' in checked) refuse(checked.errors);
      else save.mutate(checked.values);
    },
  };
}

import type { OwnerRules, UpdateOwnerRulesRequest } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { UndoText } from '~/ui/desk/undo';
import { formerValues, useSave } from '~/ui/desk/use-save';
import { changeOwnerRules, ownerRulesQuery, refreshSchedule, rulesNotSaved } from './queries';

/** A change of rules that is saved at once, with Undo. */
export function useRulesChange(
  rules: OwnerRules,
  done: (change: UpdateOwnerRulesRequest) => UndoText | null,
) {
  const client = useQueryClient();
  return useSave(rules, {
    queryKey: ownerRulesQuery.queryKey,
    save: changeOwnerRules,
    former: (before, change: UpdateOwnerRulesRequest) =>
      change.holiday
        ? { holiday: { ...change.holiday, isOpen: !change.holiday.isOpen } }
        : formerValues(before, change),
    done,
    refresh: () => refreshSchedule(client),
    failure: rulesNotSaved,
  });
}

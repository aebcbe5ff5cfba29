import type { OwnerRules, UpdateOwnerRulesRequest } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useReversible } from '~/ui/desk/undo';
import { changeOwnerRules, rulesNotSaved } from './owner-rules';
import { refreshSchedule } from './queries';

export interface RulesChange {
  change: UpdateOwnerRulesRequest;
  /** Undoes the change; without it, no Undo is offered. */
  undo?: UpdateOwnerRulesRequest;
  title: string;
  description: string;
}

/** A change of rules that is saved at once, with Undo. */
export function useRulesChange() {
  const client = useQueryClient();
  return useReversible<RulesChange, OwnerRules>({
    run: ({ change }) => changeOwnerRules(client, change),
    done: (_saved, { title, description, undo }) => (undo ? { title, description } : null),
    undo: async (_saved, { undo }) => {
      if (undo) await changeOwnerRules(client, undo);
    },
    refresh: () => refreshSchedule(client),
    failure: rulesNotSaved,
  });
}

import type { OwnerRules, UpdateOwnerRulesRequest } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '~/ui/desk/offer-undo';
import { showFailure } from '~/ui/desk/show-failure';
import { refreshCalendar } from './queries/hours';
import { changeOwnerRules, rulesNotSaved } from './queries/owner-rules';

export interface RulesChange {
  change: UpdateOwnerRulesRequest;
  /** What takes it back; nothing is offered without it. */
  undo?: UpdateOwnerRulesRequest;
  title: string;
  description: string;
}

/** A change of rules that is saved at once and can be taken back. */
export function useRulesChange() {
  const client = useQueryClient();
  return useMutation<OwnerRules, Error, RulesChange>({
    mutationFn: ({ change }) => changeOwnerRules(client, change),
    onSuccess: (_saved, { title, description, undo }) => {
      if (undo) {
        offerUndo({ title, description }, async () => {
          try {
            await changeOwnerRules(client, undo);
          } finally {
            await refreshCalendar(client);
          }
        });
      }
      return refreshCalendar(client);
    },
    onError: (error) => showFailure(error, rulesNotSaved),
  });
}

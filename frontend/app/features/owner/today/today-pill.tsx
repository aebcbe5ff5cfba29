import { useQueryClient } from '@tanstack/react-query';
import { Pill } from '../shared/live/pill';
import { useNewLeads } from '../shared/live/use-new-leads';
import { refreshLeads } from '../shared/queries/leads';
import { answerFirstId } from './answer-first';

/** Over Today, whose rows are read anew on request only. */
export function TodayPill() {
  const client = useQueryClient();
  const { arrived, markSeen } = useNewLeads();

  async function show(): Promise<void> {
    const [newest] = arrived;
    if (!newest) return;
    await refreshLeads(client);
    markSeen(newest.createdAt);
    document.getElementById(answerFirstId)?.focus();
  }

  return <Pill arrived={arrived} onShow={() => void show()} />;
}

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Pill } from '../shared/live/pill';
import { useNewLeads } from '../shared/live/use-new-leads';
import { deskLink } from '../shared/paths';
import { refreshLeads } from '../shared/queries/leads';
import { inTimeQuery } from '../shared/queries/today';

interface TodayPillProps {
  /** Marks the row of this lead. */
  onShow: (lead: number) => void;
}

/** Above Today, whose rows are only refetched on request. */
export function TodayPill({ onShow }: TodayPillProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { arrived, markSeen } = useNewLeads();

  async function show(): Promise<void> {
    const [newest] = arrived;
    if (!newest) return;
    await refreshLeads(client);
    markSeen(newest.createdAt);
    const rows = client.getQueryData(inTimeQuery.queryKey)?.items ?? [];
    // A lead that has booked in the meantime no longer waits for an answer.
    if (rows.some(({ id }) => id === newest.id)) onShow(newest.id);
    else await navigate(deskLink.lead(newest.id));
  }

  return <Pill arrived={arrived} onShow={() => void show()} />;
}

import { easternDateOf } from '@agency/contracts';
import { useEffect, useRef, useState } from 'react';
import { useCurrentMinute } from '~/lib/clock';
import { LeadBoard } from './board/lead-board';
import { FilterBar } from './filters/filter-bar';
import { focusLeadLink, leadResultsId } from './lead-link';
import { useLeadView } from './lead-view';
import { LeadList } from './list/lead-list';
import { NewLeadsPill } from './new-leads';
import { LeadPanel } from './panel/lead-panel';
import { useLeadSteps } from './use-lead-steps';

/** The leads: filters, the list or the board, and the open lead beside it. */
export function Leads() {
  const now = useCurrentMinute();
  const today = easternDateOf(now);
  const control = useLeadView();
  const { layout, lead } = control.view;
  const steps = useLeadSteps(control);
  const results = useRef<HTMLDivElement>(null);
  const lastOpen = useRef(lead);
  const [erased, setErased] = useState<readonly number[]>([]);

  useEffect(() => {
    const closed = lastOpen.current;
    lastOpen.current = lead;
    if (closed === null || lead !== null) return;
    if (!focusLeadLink(closed)) results.current?.focus();
  }, [lead]);

  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6">
      <div className="grid min-w-0 grid-cols-1 md:gap-2">
        <FilterBar control={control} today={today} />
        <NewLeadsPill />
        <div
          ref={results}
          id={leadResultsId}
          tabIndex={-1}
          className="@container/leads min-w-0 focus:outline-none"
        >
          {layout === 'board' ? (
            <LeadBoard control={control} today={today} />
          ) : (
            <LeadList control={control} today={today} now={now} onErased={setErased} />
          )}
        </div>
      </div>
      {lead !== null && (
        <LeadPanel
          id={lead}
          control={control}
          steps={steps}
          now={now}
          isErased={erased.includes(lead)}
          onErased={() => setErased([lead])}
        />
      )}
    </div>
  );
}

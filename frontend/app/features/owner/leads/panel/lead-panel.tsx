import { easternDateOf } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '~/lib/api-error';
import { LoadFailed } from '~/ui/desk/load-failed';
import { contactQuery } from '../../api/get-contact';
import type { LeadViewControl } from '../view/use-lead-view';
import { GoneLead } from './gone-lead';
import { OpenLead } from './open-lead';
import { PanelSkeleton } from './panel-skeleton';
import { useEscape } from './use-escape';

interface LeadPanelProps {
  id: number;
  control: LeadViewControl;
  now: Date;
}

/** The lead that is open: beside the list on a wide screen, in its place on a phone. */
export function LeadPanel({ id, control, now }: LeadPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [isErased, setErased] = useState(false);
  const { data: lead, error, refetch } = useQuery(contactQuery(id));
  const isGone = error instanceof ApiError && error.status === 404;
  const close = () => control.go({ lead: null });
  useEscape(close);

  useEffect(() => panel.current?.focus(), []);

  // Only once the editor is gone: unsaved changes to an erased lead are nothing to ask about.
  const { go } = control;
  useEffect(() => {
    if (isErased) go({ lead: null }, { replace: true });
  }, [isErased, go]);

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={lead && !isGone ? `Lead: ${lead.name}` : 'Lead'}
      className="lead-panel"
    >
      <button type="button" className="panel-close" onClick={close}>
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
          <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="1.5" />
        </svg>
        Close
      </button>
      {isGone || isErased ? (
        <GoneLead />
      ) : lead ? (
        <OpenLead
          lead={lead}
          control={control}
          now={now}
          today={easternDateOf(now)}
          onErased={() => setErased(true)}
        />
      ) : error ? (
        <LoadFailed what="This lead" error={error} onRetry={() => void refetch()} />
      ) : (
        <PanelSkeleton />
      )}
    </aside>
  );
}

import type { EasternDate, LeadDetail } from '@agency/contracts';
import { ErasingMark } from '../erasing-mark';
import { MailLink } from '../mail-link';
import { PhoneLink } from '../phone-link';
import { StatusMark } from '../status-mark';
import type { LeadViewControl } from '../view/use-lead-view';
import { EraseLead } from './erase-lead';
import { LeadEditor } from './lead-editor';
import { LeadFacts } from './lead-facts';
import { LeadMessage } from './lead-message';
import { LeadOrigin } from './lead-origin';
import { LeadTimeline } from './lead-timeline';
import { RelatedLeads } from './related-leads';
import { UpcomingCalls } from './upcoming-calls';

interface OpenLeadProps {
  lead: LeadDetail;
  control: LeadViewControl;
  now: Date;
  today: EasternDate;
  onErased: () => void;
}

export function OpenLead({ lead, control, now, today, onErased }: OpenLeadProps) {
  return (
    <>
      <header className="panel-header">
        <h2 dir="auto">{lead.name}</h2>
        <StatusMark status={lead.status} />
        <ErasingMark lead={lead} />
        <div className="panel-reaches">
          <PhoneLink phone={lead.phone} />
          <MailLink email={lead.email} />
        </div>
      </header>
      {lead.message && <LeadMessage text={lead.message} />}
      <LeadFacts lead={lead} />
      <UpcomingCalls contactId={lead.id} now={now} />
      <LeadEditor lead={lead} today={today} />
      <RelatedLeads related={lead.related} control={control} />
      <LeadOrigin attribution={lead.attribution} />
      <LeadTimeline id={lead.id} />
      <EraseLead lead={lead} onErased={onErased} />
    </>
  );
}

import type { RelatedLead } from '@agency/contracts';
import { Moment } from '~/ui/desk/moment';
import { TextLink } from '~/ui/desk/text-link';
import { LeadStatusMark } from '../lead-marks';
import type { LeadViewControl } from '../lead-view';
import { PanelSection } from './panel-section';

interface RelatedLeadsProps {
  related: RelatedLead[];
  control: LeadViewControl;
}

function matchLabel({ sameEmail, samePhone }: RelatedLead): string {
  if (sameEmail && samePhone) return 'Same email and phone';
  return sameEmail ? 'Same email' : 'Same phone';
}

/** Other leads with the same email address or phone number. */
export function RelatedLeads({ related, control }: RelatedLeadsProps) {
  if (related.length === 0) return null;
  return (
    <PanelSection title="Related leads">
      <ul className="grid gap-3">
        {related.map((lead) => (
          <li key={lead.id} className="flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5">
            <TextLink to={control.to({ lead: lead.id })}>
              <bdi>{lead.name}</bdi>
            </TextLink>
            <LeadStatusMark status={lead.status} />
            <span className="basis-full text-fine text-slate">
              {matchLabel(lead)} · <Moment at={lead.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

import type { RelatedLead } from '@agency/contracts';
import { Link } from 'react-router';
import { Moment } from '~/ui/desk/moment';
import { StatusMark } from '../status-mark';
import type { LeadViewControl } from '../view/use-lead-view';
import { PanelSection } from './panel-section';

interface RelatedLeadsProps {
  related: RelatedLead[];
  control: LeadViewControl;
}

function sameWhat({ sameEmail, samePhone }: RelatedLead): string {
  if (sameEmail && samePhone) return 'Same email and phone';
  return sameEmail ? 'Same email' : 'Same phone';
}

/** Other leads with the same email address or phone number. */
export function RelatedLeads({ related, control }: RelatedLeadsProps) {
  if (related.length === 0) return null;
  return (
    <PanelSection title="Related leads">
      <ul className="related">
        {related.map((lead) => (
          <li key={lead.id}>
            <Link to={control.to({ lead: lead.id })} className="text-link">
              <bdi>{lead.name}</bdi>
            </Link>
            <StatusMark status={lead.status} />
            <span className="desk-minor">
              {sameWhat(lead)} · <Moment at={lead.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

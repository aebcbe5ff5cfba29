import type { Lead } from '@agency/contracts';
import { Moment } from '~/ui/desk/moment';
import { serviceLabel, spendLabel } from '../texts/labels';

const none = <span className="desk-minor">not given</span>;

export function LeadFacts({ lead }: { lead: Lead }) {
  const facts = [
    { term: 'Company', fact: lead.company && <bdi>{lead.company}</bdi> },
    { term: 'Service', fact: lead.service && serviceLabel(lead.service) },
    { term: 'Monthly ad spend', fact: lead.monthlyAdSpend && spendLabel(lead.monthlyAdSpend) },
    { term: 'Received', fact: <Moment at={lead.createdAt} /> },
  ];
  return (
    <dl className="facts">
      {facts.map(({ term, fact }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact || none}</dd>
        </div>
      ))}
    </dl>
  );
}

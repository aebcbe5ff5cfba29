import type { Attribution, Lead, RelatedLead } from '@agency/contracts';
import { useState } from 'react';
import { Moment } from '~/ui/desk/moment';
import { TextButton, TextLink } from '~/ui/desk/text-link';
import { serviceLabel, spendLabel, topicLabel } from '../../shared/labels';
import { LeadStatusMark } from '../lead-marks';
import type { LeadViewControl } from '../lead-view';
import { describeTouch } from './describe-touch';
import styles from './lead-details.module.css';
import { PanelSection } from './panel-section';

const none = <span className="text-fine text-slate">not given</span>;

export function LeadFacts({ lead }: { lead: Lead }) {
  const facts = [
    ...(lead.topic ? [{ term: 'Asked for', fact: topicLabel(lead.topic) }] : []),
    { term: 'Company', fact: lead.company && <bdi>{lead.company}</bdi> },
    { term: 'Service', fact: lead.service && serviceLabel(lead.service) },
    { term: 'Monthly ad spend', fact: lead.monthlyAdSpend && spendLabel(lead.monthlyAdSpend) },
    { term: 'Received', fact: <Moment at={lead.createdAt} /> },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, fact }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact || none}</dd>
        </div>
      ))}
    </dl>
  );
}

/** More than this is shown on request, so that the editor stays near. */
const shownCharacters = 600;

export function LeadMessage({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > shownCharacters;
  return (
    <div>
      <p dir="auto" className={styles.message} data-clamped={isLong && !isWhole ? '' : undefined}>
        {text}
      </p>
      {isLong && (
        <TextButton className="min-h-11" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show the whole message'}
        </TextButton>
      )}
    </div>
  );
}

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
      <ul className={styles.list}>
        {related.map((lead) => (
          <li key={lead.id}>
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

/** What led to the lead's first visit, and to the one on which the form was sent. */
export function LeadOrigin({ attribution }: { attribution: Attribution | null }) {
  const first = attribution?.first && describeTouch(attribution.first);
  const last = attribution?.last && describeTouch(attribution.last);
  const visits =
    first === last
      ? [{ term: 'Source', words: first }]
      : [
          { term: 'First visit', words: first },
          { term: 'Last visit', words: last },
        ];

  return (
    <PanelSection title="Source">
      {!first && !last && (
        <p className="text-fine text-slate">Unknown. The browser sent no source.</p>
      )}
      <dl className={styles.facts}>
        {visits.map(
          ({ term, words }) =>
            words && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <bdi>{words}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </PanelSection>
  );
}

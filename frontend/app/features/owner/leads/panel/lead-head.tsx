import { type Attribution, isImported, type LeadDetail } from '@agency/contracts';
import type { ReactNode } from 'react';
import {
  channelLabel,
  heardFromLabel,
  serviceLabel,
  spendLabel,
  topicLabel,
} from '../../shared/labels';
import { EmailLink, PhoneLink } from '../../shared/lead-reach';
import { ErasingMark } from '../lead-marks';
import { describeTouch } from './describe-touch';

/** Who the lead is, how to reach them, what they want, the money, and where they came from. */
export function LeadHead({ lead }: { lead: LeadDetail }) {
  const { name, company, topic, service, monthlyAdSpend } = lead;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <h2 dir="auto" className="text-title">
          {name}
        </h2>
        {company && <bdi className="text-slate">{company}</bdi>}
      </div>
      <ErasingMark lead={lead} />
      {/* Links in a line, not boxes: shown in full here, and nowhere else. */}
      <div className="flex max-w-full flex-wrap gap-x-5 [&_a]:min-h-11 [&_a]:max-w-full [&_a]:min-w-0 [&_a]:border-0 [&_a]:px-0 lg:pointer-fine:[&_a]:min-h-8 [&_a:hover_bdi]:underline [&_a:hover_bdi]:underline-offset-[0.2em] [&_bdi]:wrap-anywhere [&_bdi]:whitespace-normal">
        <PhoneLink phone={lead.phone} />
        <EmailLink email={lead.email} />
      </div>
      <dl className="flex flex-wrap gap-x-[0.4em] text-slate text-(length:--text-fine)">
        {topic && <Fact term="Asked for">{topicLabel(topic)}</Fact>}
        {service && <Fact term="Service">{serviceLabel(service)}</Fact>}
        {monthlyAdSpend && (
          <Fact term="Monthly ad spend">{spendLabel(monthlyAdSpend)} a month</Fact>
        )}
        {lead.source === 'form' && <Fact term="Channel">{channelLabel(lead)}</Fact>}
        <Sources lead={lead} />
      </dl>
    </header>
  );
}

interface FactProps {
  term: string;
  /** Whether the fact could be mistaken without its term. */
  isTermShown?: boolean;
  children: ReactNode;
}

function Fact({ term, isTermShown = false, children }: FactProps) {
  return (
    <div className="max-w-full *:inline not-last:after:content-['_·']">
      <dt className={isTermShown ? undefined : 'sr-only'}>{term} </dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** The source of the visit on which the form was sent, and that of the first visit if it differs. */
function Sources({ lead }: { lead: Pick<LeadDetail, Origin> }) {
  const { attribution, source, channel, heardFrom, referredBy } = lead;
  if (source === 'owner') {
    const how = isImported(channel) ? channelLabel(lead) : 'added by you';
    const heard = [
      heardFrom && heardFromLabel(heardFrom).toLowerCase(),
      referredBy && `referred by ${referredBy}`,
    ];
    return <Fact term="Source">{[how, ...heard].filter(Boolean).join(' · ')}</Fact>;
  }
  const { first, last } = visitsOf(attribution);
  if (first && last && first !== last) {
    return (
      <>
        <Fact term="First visit:" isTermShown>
          {first}
        </Fact>
        <Fact term="Last visit:" isTermShown>
          {last}
        </Fact>
      </>
    );
  }
  return <Fact term="Source">{last ?? first ?? 'Unknown source'}</Fact>;
}

type Origin = 'attribution' | 'source' | 'channel' | 'heardFrom' | 'referredBy';

function visitsOf(attribution: Attribution | null) {
  return {
    first: attribution?.first && describeTouch(attribution.first),
    last: attribution?.last && describeTouch(attribution.last),
  };
}

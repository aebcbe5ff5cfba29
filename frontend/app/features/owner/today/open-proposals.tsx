import { useQuery } from '@tanstack/react-query';
import { describeSum } from '../shared/amount-words';
import { deskLink } from '../shared/paths';
import { openAmountsQuery } from '../shared/queries/today';
import { Section, SectionLink } from './section';

/** What is proposed to leads that are not closed. Renders nothing without a proposal. */
export function OpenProposals() {
  const query = useQuery(openAmountsQuery);
  const open = query.data?.filter(({ status }) => status !== 'closed-won') ?? [];
  if (!query.error && open.length === 0) return null;
  const sum = open.reduce(
    (all, one) => ({
      monthlyCents: all.monthlyCents + one.monthlyCents,
      onceCents: all.onceCents + one.onceCents,
      withoutAmount: all.withoutAmount + one.withoutAmount,
    }),
    { monthlyCents: 0, onceCents: 0, withoutAmount: 0 },
  );
  return (
    <Section title="Open proposals" count={undefined} query={query} what="The open proposals">
      {() => (
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-b border-sand">
          <span className="py-3">{describeSum(sum)}</span>
          <SectionLink to={deskLink.leads({ status: ['proposal-sent'] })}>Show</SectionLink>
        </p>
      )}
    </Section>
  );
}

import { type LeadFilter, maxCountedMatches } from '@agency/contracts';
import { TextLink } from '~/ui/desk/text-link';
import { formatLeadCount } from './lead-count';
import type { LeadViewControl } from './lead-view';

interface SearchNoteProps {
  control: LeadViewControl;
  /** The counts of the search, as the list has them. */
  counts: { messages: number | undefined; ranked: number | undefined };
}

const withMessages = ({ view }: LeadViewControl, messages: LeadFilter['messages']) => ({
  page: 1,
  filter: { ...view.filter, messages },
});

const count = (figure: number) => figure.toLocaleString('en-US');

/** Where a search looked, and which matches come first, if either is unusual. */
export function SearchNote({ control, counts: { messages, ranked } }: SearchNoteProps) {
  const { filter } = control.view;
  if (!filter.search) return null;
  const isFallback = messages === undefined && !filter.messages;
  return (
    <>
      {isFallback && (
        <p className="py-2 text-slate">
          No name, company, email or phone number matches. These leads match in their notes, message
          or campaign.
        </p>
      )}
      {filter.messages && (
        <p className="py-2 text-slate">
          Includes matches in notes and messages.{' '}
          <TextLink to={control.to(withMessages(control, undefined))}>Leave them out</TextLink>
        </p>
      )}
      {ranked !== undefined && (
        <p className="py-2 text-slate">
          More than {count(maxCountedMatches)} leads match,{' '}
          {ranked === 0
            ? 'so the newest come first. Add a word to see the best matches.'
            : `so only the best ${count(ranked)} come first, then the newest.`}
        </p>
      )}
    </>
  );
}

/** Offers the leads that match in notes and messages only; renders nothing if there are none. */
export function MessageMatches({ control, counts: { messages = 0 } }: SearchNoteProps) {
  const { filter } = control.view;
  if (messages === 0) return null;
  return (
    <p className="py-2 text-slate">
      {formatLeadCount(messages, filter)} more in notes and messages ·{' '}
      <TextLink to={control.to(withMessages(control, 'yes'))}>
        Show<span className="sr-only"> matches in notes and messages</span>
      </TextLink>
    </p>
  );
}

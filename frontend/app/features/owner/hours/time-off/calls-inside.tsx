import type { AppointmentInside } from '@agency/contracts';
import { callNoun, counted } from '~/lib/counted';
import { Moment } from '~/ui/desk/moment';
import { TextLink } from '~/ui/desk/text-link';
import { deskLink } from '../../shared/paths';

const maxNamed = 5;

/** Calls inside time off, each linked to its lead, where it can be moved or canceled. */
export function CallsInside({ calls }: { calls: readonly AppointmentInside[] }) {
  if (calls.length === 0) return null;
  return (
    <div className="text-fine">
      <strong className="text-(--color-warning)">{counted(calls.length, callNoun)} inside</strong>
      {calls.length === 1
        ? ': it stays booked until you move or cancel it.'
        : ': they stay booked until you move or cancel them.'}
      <ul className="list-disc pl-5">
        {calls.slice(0, maxNamed).map(({ id, contactId, name, scheduledAt }) => (
          <li key={id}>
            <TextLink to={deskLink.lead(contactId)}>
              <bdi>{name}</bdi>
            </TextLink>
            , <Moment at={scheduledAt} />
          </li>
        ))}
        {calls.length > maxNamed && <li>and {calls.length - maxNamed} more</li>}
      </ul>
    </div>
  );
}

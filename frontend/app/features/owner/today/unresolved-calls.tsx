import { easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatBriefDay } from '~/lib/eastern-display';
import { ActionButton } from '~/ui/desk/action-button';
import { appointmentUpdateFailed } from '../appointments/use-update-appointment';
import { updateAppointment } from '../shared/appointments';
import { refreshLeadsAndCalls } from '../shared/leads';
import { deskLink } from '../shared/paths';
import { unresolvedCallsQuery } from './queries';
import { Row } from './row';
import { OthersLink, Section } from './section';
import { useDismissableRows } from './use-dismissable-rows';

const results = [
  { status: 'completed', label: 'Completed', done: 'completed' },
  { status: 'no-show', label: 'No-show', done: 'a no-show' },
] as const;

/** Past calls without a result. Renders nothing if there are none. */
export function UnresolvedCalls({ now }: { now: Date }) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(unresolvedCallsQuery(now));
  const dismissable = useDismissableRows({
    failure: appointmentUpdateFailed,
    refresh: () => refreshLeadsAndCalls(client),
    heading,
  });
  const { rows: calls, left } = dismissable.visibleRows<OwnerAppointment>(query.data);
  // Also while loading, because it is hidden on most days.
  if (!query.error && !query.data?.total) return null;

  return (
    <Section
      title="How did it go?"
      count={query.data && left}
      query={query}
      what="The past calls"
      heading={heading}
    >
      {() => (
        <>
          <ul>
            {calls.map((call) => (
              <Row
                key={call.id}
                when={formatBriefDay(easternDateOf(new Date(call.scheduledAt)))}
                lead={{ id: call.contactId, name: call.contact.name }}
                facts={[call.contact.company]}
              >
                {results.map(({ status, label, done }) => (
                  <ActionButton
                    key={status}
                    data-action={status}
                    onClick={(event) =>
                      dismissable.dismiss(event.currentTarget, {
                        id: call.id,
                        done: `Call with ${call.contact.name}: ${done}`,
                        run: async () => {
                          await updateAppointment(call.id, { status });
                          return () => updateAppointment(call.id, { status: 'scheduled' });
                        },
                      })
                    }
                  >
                    {label}
                    <span className="sr-only">: {call.contact.name}</span>
                  </ActionButton>
                ))}
              </Row>
            ))}
          </ul>
          <OthersLink more={left - calls.length} to={deskLink.appointments({ view: 'list' })} />
        </>
      )}
    </Section>
  );
}

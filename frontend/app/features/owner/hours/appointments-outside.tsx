import { useQuery } from '@tanstack/react-query';
import { Moment } from '~/ui/desk/moment';
import { NoticeBox } from '~/ui/desk/notice-box';
import { TextLink } from '~/ui/desk/text-link';
import { deskLink } from '../shared/paths';
import { appointmentsOutsideHoursQuery } from '../shared/queries/appointments';

const none = { items: [], total: 0 };

/** The upcoming appointments that the current hours no longer cover. They stand until they are moved or cancelled. */
export function AppointmentsOutside({ now }: { now: Date }) {
  const { data: { items: appointments, total } = none } = useQuery(
    appointmentsOutsideHoursQuery(now),
  );
  return (
    <div role="status">
      {total > 0 && (
        <NoticeBox tone="warning" className="mb-8 justify-items-start gap-2 py-3.5">
          <p>
            <strong>
              {total === 1
                ? '1 upcoming appointment is now outside your hours.'
                : `${total} upcoming appointments are now outside your hours.`}
            </strong>{' '}
            Nothing was cancelled.
          </p>
          <ul className="list-disc pl-5">
            {appointments.map(({ id, scheduledAt, contact }) => (
              <li key={id}>
                <Moment at={scheduledAt} />, <bdi>{contact.name}</bdi>
              </li>
            ))}
            {total > appointments.length && <li>and {total - appointments.length} more</li>}
          </ul>
          <TextLink to={deskLink.appointments({ view: 'list' })} isTall>
            Move or cancel them in Appointments
          </TextLink>
        </NoticeBox>
      )}
    </div>
  );
}

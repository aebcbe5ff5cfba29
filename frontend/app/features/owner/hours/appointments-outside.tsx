import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { classNames } from '~/ui/class-names';
import { Moment } from '~/ui/desk/moment';
import textLink from '~/ui/desk/text-link.module.css';
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
        <div className="mb-8 grid justify-items-start gap-2 border-l-4 border-(--color-warning) bg-[#fdf3dc] px-4 py-3.5">
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
          <Link
            to={deskLink.appointments({ view: 'list' })}
            className={classNames(textLink.root, 'inline-flex min-h-11 items-center')}
          >
            Move or cancel them in Appointments
          </Link>
        </div>
      )}
    </div>
  );
}

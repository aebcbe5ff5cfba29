import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Moment } from '~/ui/desk/moment';
import { callsOutsideQuery } from '../api/list-calls-outside';

const none = { items: [], total: 0 };

/** The calls that the present hours no longer cover. They stand until somebody moves or cancels them. */
export function CallsOutside({ now }: { now: Date }) {
  const { data: { items: calls, total } = none } = useQuery(callsOutsideQuery(now));
  return (
    <div role="status">
      {total > 0 && (
        <div className="calls-outside">
          <p>
            <strong>
              {total === 1
                ? '1 call ahead now lies outside your hours.'
                : `${total} calls ahead now lie outside your hours.`}
            </strong>{' '}
            Nothing was cancelled: each still takes place.
          </p>
          <ul>
            {calls.map(({ id, scheduledAt, contact }) => (
              <li key={id}>
                <Moment at={scheduledAt} />, <bdi>{contact.name}</bdi>
              </li>
            ))}
            {total > calls.length && <li>and {total - calls.length} more</li>}
          </ul>
          <Link to={{ search: 'tab=appointments' }} className="text-link">
            Move or cancel them in Appointments
          </Link>
        </div>
      )}
    </div>
  );
}

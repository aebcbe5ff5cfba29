import { useQuery } from '@tanstack/react-query';
import { Moment } from '~/ui/desk/moment';
import { upcomingCallsQuery } from '../../api/get-upcoming-calls';
import { PanelSection } from './panel-section';

/** The calls ahead, with the way into the meeting. Not knowing them takes nothing else away. */
export function UpcomingCalls({ contactId, now }: { contactId: number; now: Date }) {
  const { data } = useQuery(upcomingCallsQuery(contactId, now));
  if (!data || data.length === 0) return null;
  return (
    <PanelSection title={data.length === 1 ? 'Upcoming call' : 'Upcoming calls'}>
      <ul className="calls">
        {data.map(({ id, scheduledAt, duration, meetingUrl }) => (
          <li key={id}>
            <strong>
              <Moment at={scheduledAt} />
            </strong>
            <span className="desk-minor">Eastern Time, {duration} minutes</span>
            <a href={meetingUrl} target="_blank" rel="noreferrer" className="text-link">
              Open the meeting
            </a>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

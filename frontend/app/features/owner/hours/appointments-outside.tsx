import { easternDateOf } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatBriefDay, formatEasternTime } from '~/lib/eastern-display';
import { NoticeBox } from '~/ui/desk/notice-box';
import { TextLink } from '~/ui/desk/text-link';
import { deskLink } from '../shared/paths';
import { appointmentsOutsideHoursQuery } from '../shared/queries/appointments';

/** How many upcoming calls are outside the current hours, and the first one. They stay booked. */
export function AppointmentsOutside({ now }: { now: Date }) {
  const { data } = useQuery(appointmentsOutsideHoursQuery(now));
  const first = data?.items[0];
  const total = data?.total ?? 0;
  return (
    <div role="status" className="empty:hidden">
      {first && (
        <NoticeBox
          tone="warning"
          className="grid-cols-[auto_1fr] items-center gap-x-4 py-1.5 max-sm:grid-cols-1"
        >
          <p className="wrap-anywhere">
            <strong>
              {total === 1
                ? '1 call is outside your hours:'
                : `${total} calls are outside your hours. The first:`}
            </strong>{' '}
            <bdi>{first.contact.name}</bdi>, {whenOf(first.scheduledAt)}
          </p>
          <TextLink
            to={deskLink.appointments({ day: easternDateOf(new Date(first.scheduledAt)) })}
            isTall
          >
            Show in the week
          </TextLink>
        </NoticeBox>
      )}
    </div>
  );
}

function whenOf(scheduledAt: string): string {
  const start = new Date(scheduledAt);
  return `${formatBriefDay(easternDateOf(start))}, ${formatEasternTime(start)}`;
}

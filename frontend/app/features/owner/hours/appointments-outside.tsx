import { easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { formatBriefDay, formatEasternTime } from '~/lib/eastern-display';
import { NoticeBox } from '~/ui/desk/notice-box';
import { TextLink } from '~/ui/desk/text-link';
import { deskLink } from '../shared/paths';

interface AppointmentsOutsideProps {
  /** As `appointmentsOutsideHoursQuery` reads them; undefined if they could not be read. */
  found: { items: OwnerAppointment[]; total: number } | undefined;
}

/** How many upcoming calls are outside the current hours, and the first one. They stay booked. */
export function AppointmentsOutside({ found }: AppointmentsOutsideProps) {
  const first = found?.items[0];
  const total = found?.total ?? 0;
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

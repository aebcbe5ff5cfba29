import { useQuery } from '@tanstack/react-query';
import { useCurrentMinute } from '~/lib/clock';
import { TextLink } from '~/ui/desk/text-link';
import { AlertLine } from '../shared/alert-line';
import { deskLink } from '../shared/paths';
import { momentOf } from './calendar-texts';
import { calendarsQuery } from './queries';

/** One line about unreadable calendars, on every view of the desk. Renders nothing if there are none. */
export function FailingCalendars() {
  const now = useCurrentMinute();
  const { data } = useQuery(calendarsQuery);
  const failing = (data ?? []).filter(({ failingSince }) => failingSince !== null);
  const [first] = failing;
  if (!first?.failingSince) return null;
  return (
    <AlertLine
      title={
        failing.length === 1 ? (
          <>
            Your calendar <bdi>“{first.name}”</bdi> has been unreadable since{' '}
            {momentOf(first.failingSince, now)}
          </>
        ) : (
          `${failing.length} of your calendars can’t be read`
        )
      }
      actions={
        <TextLink to={deskLink.availability('calendars')} isTall className="pr-3">
          Show <span className="sr-only">your calendars</span>
        </TextLink>
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Clock, systemClock } from '~/lib/clock';
import { useCurrentMinute } from '~/lib/use-current-minute';
import { classNames } from '~/ui/class-names';
import textLink from '~/ui/desk/text-link.module.css';
import failed from '../emails/failed-emails.module.css';
import { deskLink } from '../shared/paths';
import { calendarsQuery } from '../shared/queries/busy-calendars';
import { momentOf } from './calendar-texts';

/** One line about the calendars that cannot be read, on every view of the desk. Nothing when there are none. */
export function FailingCalendars({ clock = systemClock }: { clock?: Clock }) {
  const now = useCurrentMinute(clock);
  const { data } = useQuery(calendarsQuery);
  const failing = (data ?? []).filter(({ failingSince }) => failingSince !== null);
  const [first] = failing;
  if (!first?.failingSince) return null;
  return (
    <section aria-labelledby="failing-calendars" className={failed.root}>
      <div className={failed.line}>
        <h2 id="failing-calendars">
          {failing.length === 1 ? (
            <>
              Your calendar <bdi>“{first.name}”</bdi> has been unreadable since{' '}
              {momentOf(first.failingSince, now)}
            </>
          ) : (
            `${failing.length} of your calendars are unreadable`
          )}
        </h2>
        <Link
          to={deskLink.tab('availability')}
          className={classNames(textLink.root, 'inline-flex min-h-11 items-center pr-3')}
        >
          Show <span className="sr-only">your calendars</span>
        </Link>
      </div>
    </section>
  );
}

import type { TimeOff } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { ShowMore, useShownRows } from '~/ui/desk/show-more';
import { CallsInside } from './calls-inside';
import { timeOffQuery } from './queries';
import { describeTimeOff } from './time-off-draft';
import { TimeOffForm } from './time-off-form';
import { useTimeOff } from './use-time-off';

/** The owner's upcoming time off, each with the calls inside, and the form to add one. */
export function TimeOffList({ now }: { now: Date }) {
  const query = useQuery({ ...timeOffQuery, refetchOnMount: 'always' });
  const title = useRef<HTMLHeadingElement>(null);
  const { save } = useTimeOff();

  return (
    <section aria-labelledby="time-off" className="grid min-w-0 gap-3">
      <h2 ref={title} id="time-off" tabIndex={-1} className="text-title">
        Time off
      </h2>
      <AsyncSection query={query} what="Your time off" loading={<output>Loading …</output>}>
        {(ahead) => <Ahead ahead={ahead} now={now} onRemoved={() => title.current?.focus()} />}
      </AsyncSection>
      <TimeOffForm now={now} save={(request) => save(null, request)} />
    </section>
  );
}

interface AheadProps {
  ahead: readonly TimeOff[];
  now: Date;
  onRemoved: () => void;
}

function Ahead({ ahead, now, onRemoved }: AheadProps) {
  const { shown, query } = useShownRows(ahead);
  return (
    <>
      {ahead.length === 0 && <p className="text-fine text-slate">No upcoming time off.</p>}
      <ul className="border-t border-sand empty:hidden">
        {shown.map((timeOff) => (
          <TimeOffRow key={timeOff.id} timeOff={timeOff} now={now} onRemoved={onRemoved} />
        ))}
      </ul>
      <ShowMore query={query}>Show later time off</ShowMore>
    </>
  );
}

interface TimeOffRowProps {
  timeOff: TimeOff;
  now: Date;
  onRemoved: () => void;
}

function TimeOffRow({ timeOff, now, onRemoved }: TimeOffRowProps) {
  const [isChanging, setChanging] = useState(false);
  const { note, calls } = timeOff;
  const when = describeTimeOff(timeOff);
  const { save, remove, isBusy } = useTimeOff({ onRemoved });

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-sand py-2">
      <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
        <strong>{when}</strong> {note && <bdi className="text-slate">{note}</bdi>}
        <CallsInside calls={calls} />
      </span>
      {!isChanging && (
        <Actions className="mt-0!">
          <ActionButton onClick={() => setChanging(true)}>
            Change<span className="sr-only"> {when}</span>
          </ActionButton>
          <ActionButton isBlocked={isBusy} onClick={() => remove(timeOff).catch(() => undefined)}>
            Remove<span className="sr-only"> {when}</span>
          </ActionButton>
        </Actions>
      )}
      {isChanging && (
        <TimeOffForm
          timeOff={timeOff}
          now={now}
          save={(request) => save(timeOff, request)}
          onSaved={() => setChanging(false)}
          onCancel={() => setChanging(false)}
        />
      )}
    </li>
  );
}

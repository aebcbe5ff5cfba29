import type { SaveTimeOffRequest, TimeOff } from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { offerUndo } from '~/ui/desk/offer-undo';
import { showFailure } from '~/ui/desk/show-failure';
import { CallsInside } from '../../shared/calls-inside';
import { refreshCalendar } from '../../shared/queries/hours';
import {
  addTimeOff,
  removeTimeOff,
  timeOffQuery,
  updateTimeOff,
} from '../../shared/queries/time-off';
import styles from './time-off.module.css';
import { describeTimeOff, toRequest } from './time-off-draft';
import { TimeOffForm } from './time-off-form';

/** When the owner is away: what is ahead, each with the calls inside, and what may be added. */
export function TimeOffList({ now }: { now: Date }) {
  const query = useQuery({ ...timeOffQuery, refetchOnMount: 'always' });
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);

  /** Says what was done; taking it back also reads everything again. */
  function finish(toast: string, timeOff: TimeOff, undo: () => Promise<unknown>): Promise<void> {
    offerUndo({ title: toast, description: describeTimeOff(timeOff) }, async () => {
      try {
        await undo();
      } finally {
        await refreshCalendar(client);
      }
    });
    return refreshCalendar(client);
  }

  return (
    <section aria-labelledby="time-off" className="grid min-w-0 gap-3">
      <h2 ref={title} id="time-off" tabIndex={-1} className="text-title">
        Away
      </h2>
      <AsyncSection query={query} what="Your time off" loading={<output>Loading …</output>}>
        {(ahead) => (
          <>
            {ahead.length === 0 && <p className="text-fine text-slate">Nothing ahead.</p>}
            <ul className={styles.list}>
              {ahead.map((timeOff) => (
                <TimeOffRow
                  key={timeOff.id}
                  timeOff={timeOff}
                  now={now}
                  finish={finish}
                  onRemoved={() => title.current?.focus()}
                />
              ))}
            </ul>
          </>
        )}
      </AsyncSection>
      <TimeOffForm
        now={now}
        save={addTimeOff}
        onSaved={(added) => finish('Time Off Added', added, () => removeTimeOff(added.id))}
      />
    </section>
  );
}

interface TimeOffRowProps {
  timeOff: TimeOff;
  now: Date;
  finish: (toast: string, timeOff: TimeOff, undo: () => Promise<unknown>) => Promise<void>;
  onRemoved: () => void;
}

function TimeOffRow({ timeOff, now, finish, onRemoved }: TimeOffRowProps) {
  const [isChanging, setChanging] = useState(false);
  const client = useQueryClient();
  const { id, note, calls } = timeOff;
  const when = describeTimeOff(timeOff);
  const former: SaveTimeOffRequest = toRequest(timeOff);

  const removal = useMutation({
    mutationFn: () => removeTimeOff(id),
    onSuccess: () => {
      onRemoved();
      return finish('Time Off Removed', timeOff, () => addTimeOff(former));
    },
    onError: (error) => {
      showFailure(error, { title: 'Error', fallback: 'Failed to remove your time off.' });
      return refreshCalendar(client);
    },
  });

  return (
    <li>
      <span className={styles.what}>
        <strong>{when}</strong> {note && <bdi className="text-slate">{note}</bdi>}
        <CallsInside calls={calls} />
      </span>
      {!isChanging && (
        <Actions className="mt-0!">
          <ActionButton onClick={() => setChanging(true)}>
            Change<span className="sr-only"> {when}</span>
          </ActionButton>
          <ActionButton
            aria-disabled={removal.isPending}
            onClick={() => removal.isPending || removal.mutate()}
          >
            Remove<span className="sr-only"> {when}</span>
          </ActionButton>
        </Actions>
      )}
      {isChanging && (
        <TimeOffForm
          timeOff={timeOff}
          now={now}
          save={(request) => updateTimeOff(id, request)}
          onSaved={(changed) => {
            setChanging(false);
            return finish('Time Off Changed', changed, () => updateTimeOff(id, former));
          }}
          onCancel={() => setChanging(false)}
        />
      )}
    </li>
  );
}

import type { RankingSetup } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatShortDay } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { LoadFailed } from '~/ui/desk/load-failed';
import { NoticeBox } from '~/ui/desk/notice-box';
import { setupQuery } from '../api/source';
import { EmptyText, Section } from '../components/section';
import { sourceNames } from '../summary/source-line';

/** The settings of the source, and a live test of it. */
export function SetupCheck() {
  const { data, error, isFetching, refetch } = useQuery(setupQuery);
  const test = () => void refetch();
  return (
    <Section
      id="setup-check"
      title="Setup check"
      isBusy={isFetching}
      actions={
        <Button variant="secondary" size="compact" busy={isFetching} onClick={test}>
          {isFetching ? 'Testing …' : 'Test again'}
        </Button>
      }
    >
      {!data && error && !isFetching && (
        <LoadFailed what="The setup" error={error} onRetry={test} />
      )}
      {!data && isFetching && (
        <div role="status">
          <EmptyText>
            Reading the latest day from the source. This takes up to 15 seconds.
          </EmptyText>
        </div>
      )}
      {data && <SetupResult setup={data} />}
    </Section>
  );
}

function SetupResult({ setup: { source, settings, test } }: { setup: RankingSetup }) {
  return (
    <>
      <NoticeBox role="status" tone={test.success ? 'success' : 'warning'} className="py-3">
        <p>
          <strong>{test.success ? 'Works' : 'Not working yet'}:</strong> {test.message}
        </p>
        {test.dataThrough && (
          <p className="text-fine text-slate">
            Latest final day: {formatShortDay(test.dataThrough)}
          </p>
        )}
      </NoticeBox>
      <dl className="border-t border-sand">
        <div className={settingRow}>
          <dt className="text-slate">Source</dt>
          <dd className="wrap-anywhere">{sourceNames[source]}</dd>
        </div>
        {settings.map(({ name, isSet, value }) => (
          <div key={name} className={settingRow}>
            <dt className="text-slate">
              <SettingName>{name}</SettingName>
            </dt>
            <dd className={classNames('wrap-anywhere', !isSet && 'text-slate italic')}>
              {value ?? (isSet ? 'set' : 'not set')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const settingRow = 'flex flex-wrap justify-between gap-x-4 border-b border-sand py-1.5';

export function SettingName({ children }: { children: string }) {
  return (
    <code className="font-[family-name:ui-monospace,monospace] text-[0.9em] wrap-anywhere">
      {children}
    </code>
  );
}

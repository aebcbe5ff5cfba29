import type { SettingChange, SettingChangedBy } from '@agency/contracts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ActionButton } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { Moment } from '~/ui/desk/moment';
import { showFailure } from '~/ui/desk/show-failure';
import { ShowMore } from '~/ui/desk/show-more';
import { TextLink } from '~/ui/desk/text-link';
import { TitledSection } from '~/ui/desk/titled-section';
import { showToast } from '~/ui/toast';
import { deskLink } from '../shared/paths';
import { settingHistoryQuery } from '../shared/queries/setting-history';
import { describeChange } from './described-change';

const authors: Record<SettingChangedBy, string> = {
  owner: 'You',
  link: 'The link in an email',
  code: 'A recovery code',
};

const isKnown = (by: string): by is SettingChangedBy => Object.hasOwn(authors, by);
/** A later version may have recorded other authors. */
const authorOf = ({ by }: SettingChange) => (isKnown(by) ? authors[by] : by);

/** Which settings changed, each with a way back. */
export function SettingHistory() {
  const query = useInfiniteQuery({ ...settingHistoryQuery, refetchOnMount: 'always' });
  return (
    <TitledSection title="What changed">
      <p>
        Changes to your settings, newest first. For passwords and codes, only the fact that they
        changed is shown.
      </p>
      <AsyncSection query={query} what="The history">
        {({ pages }) => <ChangeList changes={pages.flatMap(({ changes }) => changes)} />}
      </AsyncSection>
      <ShowMore query={query}>Show earlier changes</ShowMore>
    </TitledSection>
  );
}

function ChangeList({ changes }: { changes: readonly SettingChange[] }) {
  if (changes.length === 0) return <p>Nothing has been changed yet.</p>;
  return (
    <ol className="grid w-full">
      {changes.map((change) => (
        <li key={change.key} className="border-b border-sand py-3">
          <Change change={change} />
        </li>
      ))}
    </ol>
  );
}

function Change({ change }: { change: SettingChange }) {
  const client = useQueryClient();
  const { title, section, from, to, putBack } = describeChange(change, client);
  const place = section === 'ranking-alerts' ? deskLink.rankingRules() : deskLink.settings(section);
  const back = useMutation({
    mutationFn: () => putBack?.() ?? Promise.resolve(),
    onSuccess: () => showToast({ title: 'Put Back', description: title }),
    onError: (error) =>
      showFailure(error, {
        title: 'Not Put Back',
        fallback: 'The setting could not be put back. Please try again.',
      }),
    // Any screen of the desk may show it.
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <div className="grid justify-items-start gap-1">
      <p className="flex flex-wrap gap-x-3">
        <TextLink to={place}>{title}</TextLink>
        <span className="text-fine text-slate">
          <Moment at={change.at} /> · {authorOf(change)}
        </span>
      </p>
      {from !== undefined && to !== undefined && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wrap-anywhere">
          <dt className="text-slate">From</dt>
          <dd className="whitespace-pre-line">{from}</dd>
          <dt className="text-slate">To</dt>
          <dd className="whitespace-pre-line">{to}</dd>
        </dl>
      )}
      {putBack && (
        <ActionButton isBlocked={back.isPending} onClick={() => back.mutate()}>
          Put back<span className="sr-only"> {title}</span>
        </ActionButton>
      )}
    </div>
  );
}

import { adPlatformOptions, type EasternDate, labelOf, type SpendFigures } from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ActionButton } from '~/ui/desk/action-button';
import { ChipSelect } from '~/ui/desk/chip';
import { showFailure } from '~/ui/desk/show-failure';
import { ShowMore, useShownRows } from '~/ui/desk/show-more';
import { formatCents } from '../../leads/amount-words';
import { sourcesQuery } from '../queries';
import { daysOf } from '../sources-view';
import { matchSpend, refreshSpend } from './queries';

interface MatchesProps {
  spend: SpendFigures;
  today: EasternDate;
}

/** Campaigns that cost something but, by their links, brought no leads. Each can be matched by hand. */
export function Matches({ spend: { unmatched, matchedByHand }, today }: MatchesProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: matchSpend,
    onSuccess: () => refreshSpend(client),
    onError: (error) =>
      showFailure(error, { title: 'Error', fallback: 'Failed to save. Please try again.' }),
  });
  const campaigns = useCampaigns(unmatched.length > 0, today);
  const rest = useShownRows(unmatched);
  const byHand = useShownRows(matchedByHand);
  if (unmatched.length + matchedByHand.length === 0) return null;
  return (
    <>
      <ul
        aria-label="Campaigns without leads"
        className="grid grid-cols-[minmax(0,1fr)] text-small"
      >
        {rest.shown.map(({ id, platform, name, cents }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-sand py-1.5 *:min-w-0"
          >
            <span className="wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi> · {labelOf(adPlatformOptions, platform)} ·{' '}
              {formatCents(cents)}: no leads came from its links.
            </span>
            {campaigns.length > 0 && (
              <ChipSelect
                aria-label={`Leads of ${name}`}
                options={[
                  { value: null, label: 'Match it to …' },
                  ...campaigns.map((campaign) => ({ value: campaign, label: campaign })),
                ]}
                value={null}
                disabled={isPending}
                className="max-w-full sm:max-w-72"
                onChoose={(campaign) => mutate({ id, campaign })}
              />
            )}
          </li>
        ))}
        {byHand.shown.map(({ id, name, campaign }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-sand py-1.5 *:min-w-0"
          >
            <span className="wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi> is matched to the leads of{' '}
              <bdi>{campaign}</bdi>.
            </span>
            <ActionButton isBlocked={isPending} onClick={() => mutate({ id, campaign: null })}>
              Undo <span className="sr-only">the match of {name}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
      <ShowMore query={rest.query}>Show more campaigns without leads</ShowMore>
      <ShowMore query={byHand.query}>Show more matched campaigns</ShowMore>
    </>
  );
}

/** Each row offers these: the ones with the most leads. */
const maxOffered = 100;

/** What the leads of the last year call their campaigns. */
function useCampaigns(isWanted: boolean, today: EasternDate): string[] {
  const { data } = useQuery({
    ...sourcesQuery({ ...daysOf('12-months', today), by: 'campaign' }),
    enabled: isWanted,
  });
  const named = data?.rows.flatMap(({ key, cents }) => (key !== '' && cents === 0 ? [key] : []));
  return named?.slice(0, maxOffered) ?? [];
}

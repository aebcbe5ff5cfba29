import {
  formatTimeOfDay,
  type RankingEmails,
  type RankingSource,
  type RankingSummary,
  rankingWeekTime,
  settings,
  weekdayNames,
} from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { weekFromMonday } from '~/lib/eastern-display';
import { saveSetting, settingQuery } from '~/lib/setting';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { ChipSelect } from '~/ui/desk/chip';
import { NoticeBox } from '~/ui/desk/notice';
import { showFailure } from '~/ui/desk/show-failure';
import { Switch } from '~/ui/desk/switch';
import { showToast } from '~/ui/toast';
import { Section } from '../shared/section';

const rankingEmailsQuery = settingQuery(settings.rankingEmails);

function useSaveEmails(onSaved?: (saved: RankingEmails) => void) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (emails: Partial<RankingEmails>) => saveSetting(settings.rankingEmails, emails),
    onSuccess: (saved) => {
      client.setQueryData(rankingEmailsQuery.queryKey, saved);
      onSaved?.(saved);
    },
    onError: (error) =>
      showFailure(error, { title: 'Error', fallback: 'Failed to save. Please try again.' }),
  });
  return {
    isPending,
    /** What is being saved. */
    pending: isPending ? variables : undefined,
    save: (emails: Partial<RankingEmails>) => isPending || mutate(emails),
  };
}

/** Asks once, when there is real data. The answer can be changed under Source. */
export function RankingEmailsQuestion({ summary }: { summary: RankingSummary }) {
  const isAsked = !summary.isSample && summary.dataThrough !== null;
  const { data: emails } = useQuery({ ...rankingEmailsQuery, enabled: isAsked });
  const { isPending, save } = useSaveEmails((saved) =>
    showToast(
      saved.isWeekOn
        ? {
            title: 'Emails On',
            description: `The first one arrives on ${weekdayNames[saved.weekday]} at ${formatTimeOfDay(rankingWeekTime)}. Change it under Source.`,
          }
        : { title: 'Emails Off', description: 'You can turn them on under Source.' },
    ),
  );
  if (!isAsked || emails?.isWeekOn !== null) return null;
  const { weekday } = emails;
  const answer = (isOn: boolean) => save({ isWeekOn: isOn, weekday, isAlertOn: isOn });
  return (
    <NoticeBox data-only="screen" tone="info" className="mb-4 gap-2.5 py-2.5">
      <p>
        Email me what moved each week? {weekdayNames[weekday]} at {formatTimeOfDay(rankingWeekTime)}{' '}
        Eastern Time, plus one email for a check with alerts of high severity.
      </p>
      <Actions>
        <ActionButton isBlocked={isPending} onClick={() => answer(true)}>
          Email me
        </ActionButton>
        <ActionButton isBlocked={isPending} onClick={() => answer(false)}>
          Not now
        </ActionButton>
      </Actions>
    </NoticeBox>
  );
}

/** Which emails the owner gets about rankings, and when. */
export function RankingEmailsSettings({ source }: { source: RankingSource }) {
  const query = useQuery(rankingEmailsQuery);
  return (
    <Section id="ranking-emails" title="Emails">
      <AsyncSection query={query} what="The email settings">
        {(emails) => <Choices emails={emails} />}
      </AsyncSection>
      {source === 'sample' && <p className="text-fine text-slate">Sample data is never emailed.</p>}
    </Section>
  );
}

function Choices({ emails }: { emails: RankingEmails }) {
  const { isPending, pending, save } = useSaveEmails();
  const chosen = { ...emails, ...pending };
  const shown = { ...chosen, isWeekOn: chosen.isWeekOn ?? false };
  const change = (part: Partial<RankingEmails>) => save({ ...shown, ...part });
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Switch
          isOn={shown.isWeekOn}
          isBusy={isPending}
          onToggle={(isWeekOn) => change({ isWeekOn })}
        >
          Email what moved each week
        </Switch>
        <ChipSelect
          aria-label="Day of the weekly email"
          options={weekFromMonday.map((day) => ({
            value: day,
            label: `${weekdayNames[day]}, ${formatTimeOfDay(rankingWeekTime)}`,
          }))}
          value={shown.weekday}
          onChoose={(weekday) => change({ weekday })}
        />
      </div>
      <Switch
        isOn={shown.isAlertOn}
        isBusy={isPending}
        onToggle={(isAlertOn) => change({ isAlertOn })}
      >
        Email alerts of high severity after a check
      </Switch>
      <p className="text-fine text-slate">
        Sent to everyone who gets Rankings notices (Settings, Notifications). Weeks without new data
        are skipped.
      </p>
    </div>
  );
}

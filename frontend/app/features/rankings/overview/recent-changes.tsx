import type { RankingAlert } from '@agency/contracts';
import { useState } from 'react';
import { Actions } from '~/ui/desk/action-button';
import { Chip } from '~/ui/desk/chip';
import { TextLink } from '~/ui/desk/text-link';
import { AlertList, MarkAllRead } from '../alerts/alert-list';
import { NoAlerts } from '../alerts/no-alerts';
import { Section } from '../components/section';
import { formatCount } from '../performance/format-performance';
import { linkToRankings } from '../view/rankings-view';

interface RecentChangesProps {
  alerts: readonly RankingAlert[];
  unread: number;
}

const initiallyShown = 6;

/** The newest alerts. The Alerts tab has all of them. */
export function RecentChanges({ alerts, unread }: RecentChangesProps) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Section
      id="recent-changes"
      title="Recent Ranking Changes"
      actions={unread > 0 ? <MarkAllRead /> : null}
    >
      {alerts.length === 0 ? (
        <NoAlerts />
      ) : (
        <>
          <AlertList
            alerts={isExpanded ? alerts : alerts.slice(0, initiallyShown)}
            labelledBy="recent-changes"
          />
          <Actions className="gap-x-4">
            {alerts.length > initiallyShown && (
              <Chip onClick={() => setExpanded(!isExpanded)}>
                {isExpanded
                  ? `Show latest ${initiallyShown}`
                  : `Show all ${formatCount(alerts.length)}`}
              </Chip>
            )}
            <TextLink to={linkToRankings({ tab: 'alerts' })} isTall>
              {unread > 0 ? `All alerts (${formatCount(unread)} unread)` : 'All alerts'}
            </TextLink>
          </Actions>
        </>
      )}
    </Section>
  );
}

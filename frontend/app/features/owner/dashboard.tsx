import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { systemClock } from '~/lib/clock';
import { paths } from '~/lib/paths';
import { Desk } from '~/ui/desk/desk';
import { DeskHeader, DeskHeaderLink } from '~/ui/desk/desk-header';
import { DeskTabs } from '~/ui/desk/desk-tabs';
import { OwnCalendar } from './busy-calendars';
import { FailingCalendars } from './busy-calendars/failing-calendars';
import { FailedEmails } from './emails/failed-emails';
import { Availability } from './hours';
import { Leads } from './leads';
import { Counters } from './leads/counters';
import { SkipToLeads } from './leads/skip-to-leads';
import { CommandPalette, PaletteButton } from './palette';
import { Queues } from './queues';
import { Settings } from './settings';
import { type DeskTab, deskLink } from './shared/paths';
import { upcomingCountQuery } from './shared/queries/appointments';
import { leadCountsQuery } from './shared/queries/leads';
import { useStartPage } from './shared/start-page';
import { Today } from './today';
import { useTitleCount } from './use-title-count';
import { Appointments } from './week';

interface DashboardProps {
  onLogout: () => void;
}

/** Views that stand beside the three tabs. */
const otherViews: Partial<Record<string, ReactNode>> = {
  today: <Today />,
  queues: <Queues />,
  settings: <Settings />,
};

/** The owner's desk. The address holds the open tab and what it shows. */
export function Dashboard({ onLogout }: DashboardProps) {
  const [search, setSearch] = useSearchParams();
  const tabs = useTabs();
  useStartPage();
  useTitleCount();
  const asked = search.get('tab') ?? '';
  const other = otherViews[asked];
  const open = other ? null : (tabs.find((tab) => tab.value === asked)?.value ?? 'leads');

  return (
    <Desk>
      <DeskTabs
        label="Dashboard"
        tabs={tabs}
        open={open}
        onOpen={(tab) => setSearch(tab === 'leads' ? {} : { tab })}
        frame={(list) => (
          <>
            <DeskHeader
              title="Admin Dashboard"
              isTitleHidden
              onLogout={onLogout}
              start={
                <>
                  {open === 'leads' && <SkipToLeads />}
                  <BarLink tab="today" asked={asked}>
                    Today
                  </BarLink>
                  {list}
                </>
              }
            >
              <PaletteButton />
              <BarLink tab="queues" asked={asked}>
                Queues
              </BarLink>
              <BarLink tab="settings" asked={asked}>
                Settings
              </BarLink>
              <DeskHeaderLink to={paths.rankings}>Rankings</DeskHeaderLink>
            </DeskHeader>
            {/* One line while it is wide enough, unless the list of failed emails is open. */}
            <div className="flex flex-wrap items-center gap-x-6">
              <Counters />
              <FailedEmails />
              <FailingCalendars />
            </div>
            {other}
          </>
        )}
      />
      <CommandPalette onLogout={onLogout} />
    </Desk>
  );
}

interface BarLinkProps {
  tab: DeskTab;
  asked: string;
  children: string;
}

function BarLink({ tab, asked, children }: BarLinkProps) {
  return (
    <DeskHeaderLink to={deskLink.tab(tab)} aria-current={asked === tab ? 'page' : undefined}>
      {children}
    </DeskHeaderLink>
  );
}

/** The specified tabs, with what is new or ahead in each. */
function useTabs() {
  const [openedAt] = useState(() => systemClock.now());
  const { data: counts } = useQuery(leadCountsQuery);
  const { data: upcoming } = useQuery(upcomingCountQuery(openedAt));
  return [
    {
      value: 'leads',
      label: 'Lead Management',
      count: counts && { number: counts.new, meaning: 'new' },
      panel: <Leads />,
    },
    {
      value: 'appointments',
      label: 'Appointments',
      count: upcoming === undefined ? undefined : { number: upcoming, meaning: 'upcoming' },
      panel: <Appointments />,
    },
    {
      value: 'availability',
      label: 'Availability',
      panel: <Availability ownCalendar={<OwnCalendar />} />,
    },
  ] as const;
}

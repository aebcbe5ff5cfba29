import type { DeskTab } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownerPages } from '~/content/private-pages';
import { paths } from '~/lib/paths';
import { OwnCalendar } from './busy-calendars';
import { FailingCalendars } from './busy-calendars/failing-calendars';
import styles from './dashboard.module.css';
import { DemoLine } from './demo/demo-line';
import { FailedEmails } from './emails/failed-emails';
import { OfflineLine } from './frame/offline-line';
import { OwnerPage } from './frame/owner-page';
import { TabPanel } from './frame/tab-panel';
import { Availability } from './hours';
import { Leads } from './leads';
import { Counters } from './leads/counters';
import { focusFirstLead } from './leads/lead-link';
import { Settings } from './settings';
import { useStartPage } from './settings/start-page';
import { leadCountsQuery } from './shared/leads';
import { isTabPlace, parseDeskTab, type TabPlace } from './shared/places';
import { Sources } from './sources';
import { Today } from './today';
import { Appointments } from './week';

interface DashboardProps {
  onLogout: () => void;
}

const views = {
  today: <Today />,
  leads: <Leads />,
  appointments: <Appointments />,
  availability: <Availability ownCalendar={<OwnCalendar />} />,
  sources: <Sources />,
  settings: <Settings />,
} satisfies Record<DeskTab, ReactNode>;

const toLeads = { label: 'Skip to the leads', onSkip: focusFirstLead };

/** The owner's desk. The address contains the open tab and its view. */
export function Dashboard({ onLogout }: DashboardProps) {
  const [search, setSearch] = useSearchParams();
  useStartPage();
  useTitleCount();
  const place = parseDeskTab(search);
  const open = (tab: TabPlace) => setSearch(tab === 'leads' ? {} : { tab });

  return (
    <OwnerPage
      title="Admin Dashboard"
      place={place}
      onOpen={open}
      onLogout={onLogout}
      skip={place === 'leads' ? toLeads : undefined}
    >
      <div data-only="screen" className={styles.status}>
        <OfflineLine />
        <FailedEmails />
        <FailingCalendars />
        <DemoLine />
        {isTabPlace(place) && <Counters />}
      </div>
      {isTabPlace(place) ? (
        <TabPanel key={place} tab={place}>
          {views[place]}
        </TabPanel>
      ) : (
        views[place]
      )}
    </OwnerPage>
  );
}

const { title } = ownerPages[paths.admin];

/** The number of unanswered leads in the browser tab's title: `(3) Admin`. */
function useTitleCount(): void {
  const { data } = useQuery(leadCountsQuery);
  const count = data?.unanswered ?? 0;
  useEffect(() => {
    document.title = count > 0 ? `(${count.toLocaleString('en-US')}) ${title}` : title;
  }, [count]);
  useEffect(
    () => () => {
      // Another page may have set its own title already.
      if (document.title.endsWith(title)) document.title = title;
    },
    [],
  );
}

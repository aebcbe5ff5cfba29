import { useSearchParams } from 'react-router';
import { Desk } from '~/ui/desk/desk';
import { DeskHeader } from '~/ui/desk/desk-header';
import { DeskTabs } from '~/ui/desk/desk-tabs';
import { Appointments } from './appointments';
import { Availability } from './availability';
import { Counters } from './counters';
import { FailedEmails } from './emails/failed-emails';
import { Leads } from './leads';
import { Queues } from './queues';
import { Settings } from './settings';

const tabs = [
  { value: 'leads', label: 'Lead Management', panel: <Leads /> },
  { value: 'appointments', label: 'Appointments', panel: <Appointments /> },
  { value: 'availability', label: 'Availability', panel: <Availability /> },
] as const;

interface DashboardProps {
  onLogout: () => void;
}

/** The owner's desk. The address holds the open tab and what it shows. */
export function Dashboard({ onLogout }: DashboardProps) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const open = tabs.find((tab) => tab.value === asked)?.value ?? tabs[0].value;

  return (
    <Desk>
      <DeskHeader title="Admin Dashboard" onLogout={onLogout} />
      <Counters />
      <FailedEmails />
      {asked === 'queues' && <Queues />}
      {asked === 'settings' && <Settings />}
      {asked !== 'queues' && asked !== 'settings' && (
        <DeskTabs
          label="Dashboard"
          tabs={tabs}
          open={open}
          onOpen={(tab) => setSearch(tab === tabs[0].value ? {} : { tab })}
        />
      )}
    </Desk>
  );
}

import { Tabs } from 'radix-ui';
import { useSearchParams } from 'react-router';
import { DeskHeader } from '~/ui/desk/desk-header';
import { Appointments } from './appointments';
import { Availability } from './availability';
import { Counters } from './counters';
import { FailedEmails } from './emails/failed-emails';
import { Leads } from './leads';
import { Queues } from './queues';
import { Settings } from './settings';

const tabs = [
  { value: 'leads', label: 'Lead Management', Panel: Leads },
  { value: 'appointments', label: 'Appointments', Panel: Appointments },
  { value: 'availability', label: 'Availability', Panel: Availability },
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
    <div className="desk">
      <DeskHeader title="Admin Dashboard" onLogout={onLogout} />
      <Counters />
      <FailedEmails />
      {asked === 'queues' && <Queues />}
      {asked === 'settings' && <Settings />}
      {asked !== 'queues' && asked !== 'settings' && (
        <Tabs.Root
          value={open}
          onValueChange={(tab) => setSearch(tab === tabs[0].value ? {} : { tab })}
        >
          <Tabs.List aria-label="Dashboard" className="desk-tabs">
            {tabs.map((tab) => (
              <Tabs.Trigger key={tab.value} value={tab.value} className="desk-tab">
                {tab.label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tabs.map(({ value, Panel }) => (
            <Tabs.Content key={value} value={value} className="pt-6">
              <Panel />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      )}
    </div>
  );
}

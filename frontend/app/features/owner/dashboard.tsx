import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '~/ui/button';
import { Appointments } from './appointments';
import { Availability } from './availability';
import { ConfirmDialog } from './confirm-dialog';
import { Counters } from './counters';
import { Leads } from './leads';
import { FailedMails } from './mails/failed-mails';
import { hasUnsavedWork } from './unsaved-work';

const tabs = [
  { value: 'leads', label: 'Lead Management', Panel: Leads },
  { value: 'appointments', label: 'Appointments', Panel: Appointments },
  { value: 'availability', label: 'Availability', Panel: Availability },
] as const;

interface DashboardProps {
  onLogout: () => void;
}

/** The owner's desk. The open tab, and what each tab shows, stand in the address. */
export function Dashboard({ onLogout }: DashboardProps) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const open = tabs.find((tab) => tab.value === asked)?.value ?? tabs[0].value;
  const [isAsking, setAsking] = useState(false);

  const logout = () => (hasUnsavedWork() ? setAsking(true) : onLogout());

  return (
    <div className="desk">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="desk-title">Admin Dashboard</h1>
        <Button variant="secondary" className="min-h-11! px-4!" onClick={logout}>
          Logout
        </Button>
      </header>
      {isAsking && (
        <ConfirmDialog
          title="Log out without saving?"
          cancel="Keep editing"
          confirm="Log out"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onLogout();
          }}
        >
          <p>Your changes have not been saved yet.</p>
        </ConfirmDialog>
      )}
      <Counters />
      <FailedMails />
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
    </div>
  );
}

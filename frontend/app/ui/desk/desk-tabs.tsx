import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './desk-tabs.module.css';

interface DeskTab<Value extends string> {
  value: Value;
  label: string;
  panel: ReactNode;
}

interface DeskTabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly DeskTab<Value>[];
  open: Value;
  onOpen: (tab: Value) => void;
}

/** The sections of a view, one at a time. */
export function DeskTabs<Value extends string>(props: DeskTabsProps<Value>) {
  const { label, tabs, open, onOpen } = props;

  function openTab(value: string): void {
    const chosen = tabs.find((tab) => tab.value === value);
    if (chosen) onOpen(chosen.value);
  }

  return (
    <Tabs.Root value={open} onValueChange={openTab}>
      <Tabs.List aria-label={label} className={styles.root}>
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ value, panel }) => (
        <Tabs.Content key={value} value={value} className="pt-2">
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

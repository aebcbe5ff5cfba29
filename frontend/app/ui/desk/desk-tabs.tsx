import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './desk-tabs.module.css';

interface DeskTabsProps<Tab extends string> {
  /** For assistive technology. */
  label: string;
  tabs: readonly { value: Tab; label: string; panel: ReactNode }[];
  open: Tab;
  onOpen: (tab: Tab) => void;
  /** Of the row of tabs. */
  className?: string;
}

/** The parts of an owner's page, one at a time. */
export function DeskTabs<Tab extends string>(props: DeskTabsProps<Tab>) {
  const { label, tabs, open, onOpen, className } = props;

  function openTab(value: string): void {
    const chosen = tabs.find((tab) => tab.value === value);
    if (chosen) onOpen(chosen.value);
  }

  return (
    <Tabs.Root value={open} onValueChange={openTab}>
      <Tabs.List aria-label={label} className={classNames(styles.root, className)}>
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ value, panel }) => (
        <Tabs.Content key={value} value={value} className="pt-6">
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

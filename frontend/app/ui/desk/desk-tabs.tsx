import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './desk-tabs.module.css';

export interface DeskTab<Value extends string> {
  value: Value;
  label: string;
  /** A number beside the label, and what it counts. */
  count?: { number: number; meaning: string };
  panel: ReactNode;
}

interface DeskTabsProps<Value extends string> {
  /** For assistive technology. */
  label: string;
  tabs: readonly DeskTab<Value>[];
  /** Null while the page shows something that has no tab. */
  open: Value | null;
  onOpen: (tab: Value) => void;
  /** Of the row of tabs. */
  className?: string;
  /** Places the row of tabs, as in the page's bar; without it, the row stands above the panels. */
  frame?: (list: ReactNode) => ReactNode;
}

/** The parts of an owner's page, one at a time. */
export function DeskTabs<Value extends string>(props: DeskTabsProps<Value>) {
  const { label, tabs, open, onOpen, className, frame = (list) => list } = props;

  function openTab(value: string): void {
    const chosen = tabs.find((tab) => tab.value === value);
    if (chosen) onOpen(chosen.value);
  }

  const list = (
    <Tabs.List aria-label={label} className={classNames(styles.root, className)}>
      {tabs.map((tab) => (
        <Tabs.Trigger
          key={tab.value}
          value={tab.value}
          className={styles.tab}
          aria-description={tab.count && `${tab.count.number} ${tab.count.meaning}`}
        >
          {tab.label}
          {tab.count && tab.count.number > 0 && (
            <span aria-hidden="true" className={styles.count}>
              {tab.count.number.toLocaleString('en-US')}
            </span>
          )}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );

  return (
    <Tabs.Root
      value={open ?? ''}
      onValueChange={openTab}
      // While no tab is open, passing through the row must not open one.
      activationMode={open === null ? 'manual' : 'automatic'}
    >
      {frame(list)}
      {tabs.map(({ value, panel }) => (
        <Tabs.Content key={value} value={value} className={styles.panel}>
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

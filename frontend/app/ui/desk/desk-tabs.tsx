import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';

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
      <Tabs.List
        aria-label={label}
        className="flex flex-none gap-1 overflow-x-auto border-b border-sand [scrollbar-width:none] max-[30rem]:justify-between max-[30rem]:gap-3"
      >
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-11 flex-none items-center border-b-3 border-transparent px-4 pt-1 pb-[0.0625rem] font-semibold text-slate data-[state=active]:border-magenta data-[state=active]:text-ink max-[30rem]:px-0 max-[30rem]:text-[0.875rem] forced-colors:data-[state=inactive]:border-[Canvas]"
          >
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

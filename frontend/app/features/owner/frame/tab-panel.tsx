import type { ReactNode } from 'react';
import { useIsNarrow } from '~/lib/use-is-narrow';
import { places, type TabPlace } from '../shared/places';

export const tabId = (tab: TabPlace) => `tab-${tab}`;
export const tabPanelId = (tab: TabPlace) => `panel-${tab}`;

/** What a tab of the desk shows. On a phone, which has links in place of the tabs, it is a region. */
export function TabPanel({ tab, children }: { tab: TabPlace; children: ReactNode }) {
  const isNarrow = useIsNarrow();
  const role = isNarrow
    ? { role: 'region', 'aria-label': places[tab].label }
    : { role: 'tabpanel', 'aria-labelledby': tabId(tab) };
  return (
    <div {...role} id={tabPanelId(tab)} className="pt-2">
      {children}
    </div>
  );
}

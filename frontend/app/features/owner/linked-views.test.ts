import {
  availabilityViews,
  confirmAddressParam,
  deskAddress,
  deskQuery,
  deskTabs,
  recoverParam,
  settingsSections,
} from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { paths } from '~/lib/paths';
import { leadViewParams, parseLeadView } from './leads/lead-view';
import { appointmentParams } from './shared/paths';
import { parseAvailabilityView, parseDeskTab, parseSettingsSection } from './shared/places';
import { parseAppointmentAddress } from './week/appointment-address';

/** The parameters of a view's address, as the desk gets them. */
function opened(query: string): URLSearchParams {
  const { pathname, searchParams } = new URL(deskAddress(query), 'https://site.example');
  expect(pathname).toBe(paths.admin);
  return searchParams;
}

/** What the desk's own readers make of each address. A query without an entry is a type error. */
const checks: Record<keyof typeof deskQuery, () => void> = {
  tab: () => {
    expect(deskTabs.map((tab) => parseDeskTab(opened(deskQuery.tab(tab))))).toEqual(deskTabs);
  },
  lead: () => {
    const params = opened(deskQuery.lead(2 ** 41));
    expect(parseDeskTab(params)).toBe('leads');
    expect(parseLeadView(params)).toEqual({ ...parseLeadView(opened('')), lead: 2 ** 41 });
    expect(leadViewParams(parseLeadView(params)).toString()).toBe(params.toString());
  },
  appointmentsOn: () => {
    const params = opened(deskQuery.appointmentsOn('2026-12-07'));
    expect(parseDeskTab(params)).toBe('appointments');
    expect(parseAppointmentAddress(params)).toEqual({ view: 'week', day: '2026-12-07' });
    expect(appointmentParams({ view: 'week', day: '2026-12-07' })).toEqual(params);
  },
  availability: () => {
    for (const view of availabilityViews) {
      const params = opened(deskQuery.availability(view));
      expect([parseDeskTab(params), parseAvailabilityView(params)]).toEqual(['availability', view]);
    }
  },
  settings: () => {
    for (const section of settingsSections) {
      const params = opened(deskQuery.settings(section));
      expect([parseDeskTab(params), parseSettingsSection(params)]).toEqual(['settings', section]);
    }
  },
  confirmAddress: () => {
    expect(opened(deskQuery.confirmAddress('1.a-b_c')).get(confirmAddressParam)).toBe('1.a-b_c');
  },
  recover: () => {
    expect(opened(deskQuery.recover('1.a-b_c')).get(recoverParam)).toBe('1.a-b_c');
  },
};

describe('an address in an email or a notification', () => {
  it.each(Object.entries(checks))('opens the view it names (%s)', (_, check) => check());
});

import type { UserEvent } from '@testing-library/user-event';
import { stoppedClock } from '~/lib/clock.fixture';
import { openView } from '~/ui/desk/desk.fixture';
import { Leads } from '.';
import { Counters } from './counters';

/** A Saturday morning in Wilmington. */
const clock = stoppedClock('2026-11-21T15:00:00Z');

const Tab = () => (
  <>
    <Counters />
    <Leads />
  </>
);

/** The tab at this address, below its counters. */
export const openLeads = (search = ''): UserEvent => openView(Tab, search, { clock });

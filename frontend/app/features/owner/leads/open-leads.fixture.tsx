import type { UserEvent } from '@testing-library/user-event';
import type { Clock } from '~/lib/clock';
import { openView } from '../shared/desk.fixture';
import { Leads } from '.';
import { Counters } from './counters';

/** A Saturday morning in Wilmington. */
const clock: Clock = {
  now: () => new Date('2026-11-21T15:00:00Z'),
  onMinute: () => () => undefined,
};

const Tab = () => (
  <>
    <Counters />
    <Leads clock={clock} />
  </>
);

/** The tab at this address, below its counters. */
export const openLeads = (search = ''): UserEvent => openView(Tab, search);

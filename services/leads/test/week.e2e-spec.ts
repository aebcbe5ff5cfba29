import { apiPaths } from '@agency/contracts';
import { addCall, addLead, leadsSuite } from './leads-app.js';

// Wednesday at noon in Wilmington; the week began on November 9 at 5:00 UTC.
const suite = leadsSuite({ now: '2026-11-11T17:00:00Z' });

const figures = async () => (await suite.asOwner({ url: apiPaths.weekFigures })).json();

it('should count leads and those who booked, by Eastern weeks from Monday', async () => {
  await addLead({ created_at: '2026-11-02T04:59:59Z' });
  await addLead({ created_at: '2026-11-02T05:00:00Z' });
  const last = await addLead({ created_at: '2026-11-09T04:59:59Z' });
  const first = await addLead({ created_at: '2026-11-09T05:00:00Z' });
  await addCall(last, '2026-11-09T04:59:59Z');
  // One lead with two bookings counts once; one of last week may book in this one.
  await addCall(first, '2026-11-09T05:00:00Z');
  await addCall(first, '2026-11-10T15:00:00Z');
  await addCall(last, '2026-11-11T15:00:00Z');
  expect(await figures()).toEqual({
    thisWeek: { leads: 1, booked: 2 },
    lastWeek: { leads: 2, booked: 1 },
  });
});

it('should be zero without a lead', async () => {
  const none = { leads: 0, booked: 0 };
  expect(await figures()).toEqual({ thisWeek: none, lastWeek: none });
});

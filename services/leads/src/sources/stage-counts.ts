import type { StageCounts } from '@agency/contracts';

export const noCounts: StageCounts = { leads: 0, booked: 0, held: 0, proposal: 0, won: 0 };

export function addCounts(one: StageCounts, other: StageCounts): StageCounts {
  return {
    leads: one.leads + other.leads,
    booked: one.booked + other.booked,
    held: one.held + other.held,
    proposal: one.proposal + other.proposal,
    won: one.won + other.won,
  };
}

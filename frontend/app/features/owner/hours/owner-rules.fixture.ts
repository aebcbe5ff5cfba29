import type { OwnerRules } from '@agency/contracts';

export const ownerRules: OwnerRules = {
  minimumNoticeMinutes: 120,
  horizonDays: 60,
  bufferMinutes: 15,
  maxCallsPerDay: null,
  maxCalendarAgeMinutes: null,
  isClosedOnHolidays: false,
  isProposalOpen: false,
  holidays: [
    { name: 'Thanksgiving Day', day: '2026-11-26', isOpen: false, calls: [] },
    { name: 'Christmas Day', day: '2026-12-25', isOpen: true, calls: [] },
  ],
};

export const availabilityViews = ['hours', 'time-off', 'calendars', 'rules'] as const;

/** A view of the availability, by its value in the address. The first one has none. */
export type AvailabilityView = (typeof availabilityViews)[number];

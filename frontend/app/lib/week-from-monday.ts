/** The numbers of the weekdays, from 0 for Sunday, as a week is shown: Monday first. */
export const weekFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;

/** What the slot picker says, to visitors and to the owner. What booking says is its caller's. */
export const slotPicker = {
  nextFree: (day: string, time: string) => `Next free time: ${day}, ${time}`,
  zone: 'All times are Eastern Time.',
  localZone: (place: string) => `Your local time (${place}) is shown in italics.`,
  available: (day: string, openCount: number) => `${day}: ${openCount} times available`,
  noDay: 'Choose a day to see its times.',
  fullWeek: {
    heading: 'No times left this week',
    later: 'Later weeks have open times.',
    taken: (lastDay: string) =>
      `Every time until ${lastDay} is taken. Please check again tomorrow.`,
    notOpen: 'Later weeks are not open for booking yet. Please check again tomorrow.',
    button: 'See Next Week',
  },
  times: {
    legend: (day: string) => `Choose a time on ${day}`,
    none: 'No times left on this day.',
    loading: 'Loading the times of this week',
  },
  confirmation: {
    question: { plain: 'Does this time', emphasized: 'suit you?' },
    release: 'Choose another time',
  },
} as const;

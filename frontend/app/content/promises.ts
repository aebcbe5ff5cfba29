interface AgencyPromise {
  text: string;
  /** Whether the owner has said that it is true. Only then do pages show it. */
  isConfirmed: boolean;
}

/** What the pages can promise beyond the free offer and the numbers in claims.ts. Only the owner can make these promises. */
export const promises = {
  thirtyDaysNotice: {
    text: 'You can stop with 30 days’ notice, for any reason or none.',
    isConfirmed: false,
  },
  accountsStayYours: {
    text: 'The ad accounts stay in your name, and you can look into them at any time.',
    isConfirmed: false,
  },
  feeFalls: { text: 'The fee goes down if the work does.', isConfirmed: false },
  noCommission: {
    text: 'We take no commission from any platform and add no markup to what you spend.',
    isConfirmed: false,
  },
  noPayFromTools: { text: 'None of their makers pays us.', isConfirmed: false },
  noRivals: {
    text: 'We don’t work for two businesses that bid for the same customers in the same area, and if we already have one, we’ll tell you before the call.',
    isConfirmed: false,
  },
  noTravelBill: { text: 'We don’t bill for travel.', isConfirmed: false },
  stormList: { text: 'Our list of those ads is ready by May.', isConfirmed: false },
  localSearches: {
    text: 'We’ll bring the searches made in your area last month.',
    isConfirmed: false,
  },
  weeklyTerms: {
    text: 'We read your search terms every week, line by line.',
    isConfirmed: false,
  },
  auditWithinAWeek: {
    text: 'If access comes later, you get both within a week of giving it.',
    isConfirmed: false,
  },
  footageIsYours: { text: 'You get the raw footage and the rights to it.', isConfirmed: false },
} satisfies Record<string, AgencyPromise>;

type PromiseName = keyof typeof promises;

/** The promise if the owner has confirmed it, otherwise nothing or `instead`. */
export function promised(name: PromiseName, instead = ''): string {
  const { text, isConfirmed }: AgencyPromise = promises[name];
  return isConfirmed ? text : instead;
}

/** A text, followed by the promise if the owner has confirmed it. */
export const withPromise = (text: string, name: PromiseName): string =>
  `${text} ${promised(name)}`.trimEnd();

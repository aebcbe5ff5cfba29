/** The services that come first somewhere, by the anchor of their block on the same page. */
export const startServices = {
  'paid-search': 'Paid Search',
  'paid-social': 'Paid Social',
  'creative-strategy': 'Creative Strategy',
  analytics: 'Reporting & Analytics',
} as const;

interface Start {
  first: keyof typeof startServices;
  why: string;
}

interface BudgetRow {
  budget: string;
  /** One for each column. */
  starts: readonly [Start, Start, Start];
}

/** Which service to start with, by monthly ad budget and by how soon a customer buys. */
export const whichFirst = {
  heading: 'Which one first?',
  lead: 'Find your monthly ad budget, then how soon your customers buy.',
  corner: 'Monthly ad budget',
  columns: [
    { name: 'They need it today', who: 'Plumber, locksmith, towing' },
    { name: 'They compare first', who: 'Remodeler, dentist, school' },
    { name: 'They aren’t looking yet', who: 'Restaurant, gym, boat tour' },
  ],
  rows: [
    {
      budget: 'Under $2,500',
      starts: [
        { first: 'paid-search', why: 'Your most urgent job, in your own towns.' },
        { first: 'paid-search', why: 'A handful of exact searches, one good page.' },
        { first: 'paid-social', why: 'One good ad, shown to people nearby.' },
      ],
    },
    {
      budget: '$2,500 to $10,000',
      starts: [
        { first: 'paid-search', why: 'Every urgent job. Count calls before you bid more.' },
        { first: 'paid-search', why: 'Then Paid Social, to bring the undecided back.' },
        { first: 'creative-strategy', why: 'New ads every month. Old ones stop working.' },
      ],
    },
    {
      budget: 'Over $10,000',
      starts: [
        {
          first: 'analytics',
          why: 'At this size, bad numbers cost more than good ones.',
        },
        { first: 'analytics', why: 'Several ads share each sale. Learn which ones.' },
        { first: 'creative-strategy', why: 'The ad decides more than any setting.' },
      ],
    },
  ] satisfies readonly BudgetRow[],
  note: 'AI Enablement comes second everywhere: it pays once more people ask than you can answer.',
} as const;

import { serviceCards } from './services';

type ServiceTitle = 'Paid Search' | 'Paid Social' | 'Creative Strategy' | 'Reporting & Analytics';

interface Start {
  first: ServiceTitle;
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
        { first: 'Paid Search', why: 'Your most urgent job, in your own towns.' },
        { first: 'Paid Search', why: 'A handful of exact searches, one good page.' },
        { first: 'Paid Social', why: 'One good ad, shown to people nearby.' },
      ],
    },
    {
      budget: '$2,500 to $10,000',
      starts: [
        { first: 'Paid Search', why: 'Every urgent job. Count calls before you bid more.' },
        { first: 'Paid Search', why: 'Then Paid Social, to bring the undecided back.' },
        { first: 'Creative Strategy', why: 'New ads every month. Old ones stop working.' },
      ],
    },
    {
      budget: 'Over $10,000',
      starts: [
        {
          first: 'Reporting & Analytics',
          why: 'At this size, bad numbers cost more than good ones.',
        },
        { first: 'Reporting & Analytics', why: 'Several ads share each sale. Learn which ones.' },
        { first: 'Creative Strategy', why: 'The ad decides more than any setting.' },
      ],
    },
  ] satisfies readonly BudgetRow[],
  note: 'AI Enablement comes second everywhere: it pays once more people ask than you can answer.',
} as const;

/** The address of a service's block on the same page. */
export function blockOf(title: ServiceTitle): string {
  const card = serviceCards.find((service) => service.title === title);
  if (!card) throw new Error(`There is no service called ${title}.`);
  return `#${card.id}`;
}

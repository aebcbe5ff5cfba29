import { agencyPeople, brand, type Person } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { callSteps } from './call-steps';
import { claims } from './claims';
import { howWeCharge } from './how-we-charge';
import { leadPathOf } from './lead-topics';
import type { NavigationLink } from './navigation';
import type { PageMeta } from './page-meta';
import { withPromise } from './promises';

export const faqMeta: PageMeta = {
  title: `Questions about ads in ${brand.city}, ${brand.regionCode}`,
  description:
    'Plain answers: what we do, how much of your time it takes, how Google and Facebook ads work here, what AI is good for, and who we help.',
  path: paths.faq,
};

export const faqHero = {
  kicker: `Questions about ads in ${brand.city} ${brand.regionCode}`,
  heading: { plain: 'Fair questions,', emphasized: 'straight answers' },
  lead: 'Twelve questions owners ask before booking a call. Don’t see yours? Email us.',
} as const;

export const relatedTopics = 'Related topics:';

export interface FaqQuestion {
  question: string;
  answer: string;
}

export interface FaqCategory {
  id: string;
  category: string;
  questions: readonly [FaqQuestion, FaqQuestion];
  /** Related topics: the words people use, each leading to what we say about it. */
  keywords: readonly NavigationLink[];
}

export const faqCategories: readonly FaqCategory[] = [
  {
    id: 'consultancy',
    category: 'About the consultancy',
    questions: [
      {
        question: 'What do you do, in a sentence?',
        answer:
          'We plan, run and report on paid advertising for small and mid-sized businesses: search, social, the ads themselves, the tracking, and software that gives you your evenings back.',
      },
      {
        question: 'What happens after I ask for an audit?',
        answer: `${callSteps.book} ${callSteps.access} Setting it up takes ${callSteps.accessTime}. ${callSteps.audit} ${callSteps.call} ${callSteps.lateAccess} Then you decide. ${callSteps.keep}`,
      },
    ],
    keywords: [
      { label: 'free account audit', to: paths.leadGeneration },
      {
        label: `${claims.planLength} media plan`,
        to: paths.blogArticle('ninety-day-marketing-plan'),
      },
      { label: 'paid advertising agency', to: paths.about },
    ],
  },
  {
    id: 'google-ads',
    category: 'Google Ads Expertise',
    questions: [
      {
        question: 'How fast does Google Ads work?',
        answer: `On average, the first clicks and calls come within ${claims.firstResults} of getting access. Finding out which ones are worth paying for takes about thirty leads: four to eight weeks on most local budgets.`,
      },
      {
        question: 'How much should I spend?',
        answer: `Start with what a customer is worth, not with a round number. We take on accounts from ${claims.smallestMonthlySpend} a month. Below that, a well-kept Business Profile and two of your own evenings will do more than we could.`,
      },
    ],
    keywords: [
      { label: 'search terms', to: paths.googleAdsConsultant },
      { label: 'cost per lead', to: paths.blogArticle('google-ads-budget-small-business') },
      { label: 'negative keywords', to: paths.blogArticle('google-ads-for-plumbers') },
    ],
  },
  {
    id: 'facebook-ads',
    category: 'Facebook Ads & Social Media',
    questions: [
      {
        question: 'Isn’t boosting a post the same thing?',
        answer:
          'It’s the same auction with the fewest choices: you buy reactions, because that’s what the button is set to. A campaign buys what you choose, such as a call or a filled-out form, from people within driving distance.',
      },
      {
        question: 'Why do my social ads get likes but no customers?',
        answer: `Usually because strangers are asked to buy right away. About ${claims.firstContactBuyers} do. Show the work first, the price second and the offer third, and judge each step by its own number.`,
      },
    ],
    keywords: [
      { label: 'retargeting', to: paths.facebookAdsConsultant },
      { label: 'lead forms', to: paths.blogArticle('facebook-ads-local-business-guide') },
      { label: 'local creators', to: paths.creativeStrategyConsultant },
    ],
  },
  {
    id: 'local-market',
    category: 'Local Market Expertise',
    questions: [
      {
        question: 'What’s different about advertising on this coast?',
        answer: `Two populations and a calendar. Residents search all year and visitors search in summer, for different things in different words. Searches for local restaurants alone run ${claims.restaurantSeason} higher from April to October.`,
      },
      {
        question: 'Do you work with my competitors?',
        answer: withPromise(
          'Ask us about yours before the call. We won’t name anyone, but two clients bidding for the same customers in the same town would raise the price for both.',
          'noRivals',
        ),
      },
    ],
    keywords: [
      { label: 'seasonal budgets', to: paths.blogArticle('hvac-marketing-by-season') },
      {
        label: 'Wrightsville Beach visitors',
        to: paths.blogArticle('tourism-marketing-beach-season'),
      },
      { label: 'Brunswick County growth', to: paths.wilmingtonDigitalMarketing },
    ],
  },
  {
    id: 'ai-marketing',
    category: 'AI Marketing & Technology',
    questions: [
      {
        question: 'Will AI replace the people who run my ads?',
        answer:
          'It has replaced the typing. Software does the bids, drafts and sorting now, and we’re glad it does. Knowing what to say, what a customer is worth, and when the machine is confidently wrong is still a person’s job.',
      },
      {
        question: 'Is it safe to let a chatbot answer my customers?',
        answer:
          'Yes, within limits you set. It answers from your documents, says it’s an assistant, promises no prices, and hands off when it isn’t sure. You can read everything it said.',
      },
    ],
    keywords: [
      { label: 'workflow automation', to: paths.aiMarketingConsultant },
      { label: 'after-hours chat', to: `${paths.services}#ai-enablement` },
      { label: 'lead sorting', to: paths.blogArticle('ai-for-small-business-first-tasks') },
    ],
  },
];

/** What businesses ask first, beside the five categories. Promises no contact person until `agencyPeople` is set. */
export const faqBefore = {
  heading: { plain: 'Before', emphasized: 'you ask' },
  questions: [
    { question: 'What do you charge?', answer: howWeCharge.text },
    agencyPeople
      ? {
          question: 'Who will I talk to?',
          answer: `${agencyPeople.map(({ name, role }: Person) => `${name}, ${role}. `).join('')}The person who would work on your account, from the first email on.`,
        }
      : {
          question: 'Can I ask without a call?',
          answer: `Yes. Email ${brand.email}, and you’ll have an answer within ${claims.responseTime}.`,
        },
  ],
  sample: {
    before: 'What the free audit looks like on paper:',
    link: 'a sample audit of a made-up company',
  },
} as const;

export const faqIndustries = {
  heading: { plain: 'Businesses', emphasized: 'We Help' },
  lead: 'Ten kinds of business, each with the number to run its ads by. Don’t see yours? One of these numbers usually fits.',
  entries: [
    { name: 'Restaurants', text: 'cost per table filled, by weekday' },
    { name: 'Plumbers', text: 'cost per job booked, by kind of job' },
    { name: 'Heating and air companies', text: 'maintenance plans sold per season' },
    { name: 'Hotels and rentals', text: 'nights booked direct, without a booking site’s cut' },
    { name: 'Real estate agents', text: 'listings won, not leads collected' },
    { name: 'Medical and dental practices', text: 'new patients who keep the appointment' },
    { name: 'Law and accounting firms', text: 'consultations that become cases' },
    { name: 'Shops', text: 'margin on what the ad sold' },
    { name: 'Builders and remodelers', text: 'signed contracts per ten site visits' },
    { name: 'Marinas and boatyards', text: 'slips rented and winter storage sold' },
  ],
} as const;

export const faqBanner = {
  heading: 'Still Have Questions?',
  text: `Write to us, and a person will answer within ${claims.responseTime}. Or take ${claims.callTime} and ask them all at once.`,
  contact: { label: 'Contact Us', to: paths.contact },
  consultation: { label: 'Get Free Consultation', to: leadPathOf('Get Free Consultation') },
} as const;

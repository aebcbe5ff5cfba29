import { agencyPeople, brand, type Person } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { callSteps } from './call-steps';
import { claims } from './claims';
import { howWeCharge } from './how-we-charge';
import { leadPathOf } from './lead-path';
import type { NavigationLink } from './navigation';
import type { PageMeta } from './page-meta';

export const faqMeta: PageMeta = {
  title: `Questions about ads in ${brand.city}, ${brand.regionCode}`,
  description:
    'Plain answers: what we do and cost in time, how Google and Facebook ads work here, what AI is good for, whom we help, and the agency in facts.',
  path: paths.faq,
};

export const faqHero = {
  kicker: `Questions about ads in ${brand.city} ${brand.regionCode}`,
  heading: { plain: 'Fair questions,', emphasized: 'straight answers' },
  lead: 'Twelve that owners ask before they ask for a call. If yours is missing, write; it will probably end up here.',
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
        question: 'What do you do, in one breath?',
        answer:
          'We plan, run and report paid advertising for small and mid-sized businesses: search, social, the ads themselves, the counting, and the software that saves you the evenings. One service or all five.',
      },
      {
        question: 'What happens after I ask for an audit?',
        answer: `${callSteps.book} ${callSteps.access} It takes ${callSteps.accessTime}. ${callSteps.audit} ${callSteps.call} ${callSteps.lateAccess} Then you decide. ${callSteps.keep}`,
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
        question: 'How quickly does Google Ads bring something in?',
        answer: `The first clicks and calls come within ${claims.firstResults} of access being granted. Knowing which of them are worth paying for takes about thirty leads, so four to eight weeks for most local budgets.`,
      },
      {
        question: 'How much should I spend?',
        answer: `Start from what a customer is worth, not from a round number. We take on accounts from ${claims.smallestMonthlySpend} a month; below that, a well-kept Business Profile and two evenings of your own do more than we could.`,
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
          'It is the same auction with the fewest choices: you buy reactions, because that is what the button is set to. A campaign buys what you choose, such as a form filled in or a call, from people within your drive time.',
      },
      {
        question: 'Why do my social ads get likes but no customers?',
        answer: `Usually because strangers are asked to buy at once. About ${claims.firstContactBuyers} do. Show the work first, the price second and the offer third, and judge each step by its own figure.`,
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
        question: 'What is different about advertising on this coast?',
        answer: `Two populations and a calendar. Residents search all year, visitors in summer, and they want different things in different words. Searches for local restaurants alone run ${claims.restaurantSeason} higher from April to October.`,
      },
      {
        question: 'Do you work with competitors of mine?',
        answer:
          'Not with two businesses that bid for the same customers in the same area. If we already work with one, we say so before the call, and name nobody.',
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
          'It has replaced the typing. Bids, drafts and sorting are done by software now, and we are glad of it. What to say, what a customer is worth, and when the machine is confidently wrong remain a person’s job.',
      },
      {
        question: 'Is it safe to let a chatbot answer my customers?',
        answer:
          'Within limits that you set. It answers from your documents, says that it is an assistant, promises no prices, and hands over when it is unsure. You read what it said, every week.',
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
          answer: `Yes. Write to ${brand.email}: you have an answer within ${claims.responseTime}.`,
        },
  ],
  sample: {
    before: 'What the free audit looks like on paper:',
    link: 'a sample audit of a made-up company',
  },
} as const;

export const faqIndustries = {
  heading: { plain: 'Businesses', emphasized: 'We Help' },
  lead: 'Ten kinds, each with the figure that it should be run by. If yours is not here, the figure is usually one of these.',
  entries: [
    { name: 'Restaurants', text: 'cost per table filled, by weekday' },
    { name: 'Plumbers', text: 'cost per job booked, by kind of job' },
    { name: 'Heating and air companies', text: 'maintenance plans sold per season' },
    { name: 'Hotels and rentals', text: 'direct nights, against commission saved' },
    { name: 'Real estate agents', text: 'listings won, not leads collected' },
    { name: 'Medical and dental practices', text: 'new patients who keep the appointment' },
    { name: 'Law and accounting firms', text: 'consultations with a case in them' },
    { name: 'Shops', text: 'margin on what the ad sold' },
    { name: 'Builders and remodelers', text: 'signed contracts per ten site visits' },
    { name: 'Marinas and boatyards', text: 'slips and winter places taken' },
  ],
} as const;

export const faqBanner = {
  heading: 'Still Have Questions?',
  text: `Write to us and a person answers within ${claims.responseTime}. Or take ${claims.callTime} and ask them all at once.`,
  contact: { label: 'Contact Us', to: paths.contact },
  consultation: { label: 'Get Free Consultation', to: leadPathOf('Get Free Consultation') },
} as const;

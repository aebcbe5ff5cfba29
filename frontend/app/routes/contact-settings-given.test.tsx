import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('@agency/contracts', async (importOriginal) => {
  const contracts = await importOriginal<typeof import('@agency/contracts')>();
  const agencyPeople = [
    {
      name: 'Ruth Example',
      role: 'Search',
      line: 'Reads search terms.',
      photo: '/people/ruth.jpg',
      isFounder: true,
    },
    { name: 'Sam Example', role: 'Social', line: 'Films on the dock.' },
  ];
  return { ...contracts, agencyFeeFrom: 1950, agencyPhone: '(910) 555-0100', agencyPeople };
});

const { agencyFacts } = await import('~/content/agency-facts');
const { howWeCharge } = await import('~/content/how-we-charge');
const { agencyProfile } = await import('~/content/agency');
const { agencyProfileWithPeople } = await import('~/content/about');
const { faqBefore } = await import('~/content/faq');
const { leadFormTexts } = await import('~/features/lead-form/lead-form-texts');
const { HeroOffer } = await import('~/components/marketing/hero-offer');
const { default: About } = await import('~/routes/about/route');
const { contactCards } = await import('~/content/contact');
const { default: Contact } = await import('~/routes/contact/route');
const { default: NotFound } = await import('~/routes/not-found');
const { UnknownLead } = await import('./thank-you/thank-you-view');
const { PageFailed } = await import('~/ui/site/page-failed');
const { SiteDrawer } = await import('~/ui/site/site-header');
const { SiteFooter } = await import('~/ui/site/site-footer');

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

type StubRoute = Parameters<typeof createRoutesStub>[0][number];

function show(Component: StubRoute['Component']): void {
  const loader = () => ({ onward: { articles: [], pages: [] } });
  const Stub = createRoutesStub([{ path: '/', Component, HydrateFallback: () => null, loader }]);
  render(<Stub initialEntries={['/']} />);
}

it('says from what fee on the agency works', () => {
  expect(howWeCharge.text).toContain(' It starts at $1,950 a month. ');
});

it.each([
  ['the drawer', SiteDrawer],
  ['the footer', SiteFooter],
  ['the contact page', Contact],
  ['the page for a lost lead', UnknownLead],
  ['a failed page', PageFailed],
  ['the 404 page', NotFound],
])('dials the phone number from %s', async (_, Component) => {
  show(Component);
  // The drawer is closed.
  const link = await screen.findByRole('link', { name: '(910) 555-0100', hidden: true });
  expect(link).toHaveAttribute('href', 'tel:+19105550100');
});

it('shows in the hero of an ad page who answers, the number and the smallest fee', async () => {
  show(() => <HeroOffer button="Get Free PPC Audit" />);
  expect(await screen.findByText('Ruth Example')).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', '/people/ruth.jpg');
  expect(screen.getByRole('link', { name: '(910) 555-0100' })).toBeVisible();
  expect(document.body).toHaveTextContent('From $1,950 a month');
});

it('says the number when a form could not be sent', () => {
  expect(leadFormTexts.lead.failure.fallback).toMatch(
    /^Please try again or call us directly\. Call \(910\) 555-0100 or email /,
  );
});

it('names the people, to readers and to machines', async () => {
  show(About);
  expect(await screen.findByRole('heading', { name: 'Ruth Example' })).toBeVisible();
  expect(screen.getByText('Films on the dock.')).toBeVisible();
  expect(agencyProfileWithPeople).toMatchObject({
    telephone: '(910) 555-0100',
    employee: [
      { '@type': 'Person', name: 'Ruth Example', jobTitle: 'Search' },
      { '@type': 'Person', name: 'Sam Example', jobTitle: 'Social' },
    ],
    founder: [{ '@type': 'Person', name: 'Ruth Example' }],
  });
  expect(contactCards[1]?.text).toBe(
    'By Ruth Example or Sam Example, who would work on your account.',
  );
  expect(agencyProfile).not.toHaveProperty('employee');
  expect(agencyFacts.entries).toContainEqual({
    term: 'Search',
    text: 'Ruth Example. Reads search terms.',
  });
  expect(faqBefore.questions[1].answer).toContain('Sam Example, Social.');
});

it('counts the number among the facts', () => {
  const contact = agencyFacts.entries.find(({ term }) => term === 'Contact');
  expect(contact?.text).toContain('or (910) 555-0100, answered within');
});

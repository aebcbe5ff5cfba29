import { brand } from '@agency/contracts';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

// Also for an agency that has set them: see contact-settings-given.test.tsx.
vi.mock('@agency/contracts', async (importOriginal) => {
  const contracts = await importOriginal<typeof import('@agency/contracts')>();
  return { ...contracts, agencyPhone: undefined, agencyPeople: undefined };
});

const { agencyFacts } = await import('~/content/agency-facts');
const { agencyProfileWithPeople } = await import('~/content/about');
const { faqBefore } = await import('~/content/faq');
const { leadFormTexts } = await import('~/features/lead-form/lead-form-texts');
const { UnknownLead } = await import('./thank-you/thank-you-view');
const { PageFailed } = await import('~/ui/site/page-failed');
const { SiteDrawer } = await import('~/ui/site/site-header');
const { SiteFooter } = await import('~/ui/site/site-footer');

describe('without a phone number and without people', () => {
  it.each([
    ['the drawer', SiteDrawer],
    ['the footer', SiteFooter],
    ['the page for a lost lead', UnknownLead],
    ['a failed page', PageFailed],
  ])('%s offers no call, and leaves no hole', async (_, Component) => {
    const Stub = createRoutesStub([{ path: '/', Component: () => <Component /> }]);
    const { container } = render(<Stub initialEntries={['/']} />);
    await screen.findAllByRole('link', { hidden: true });
    expect(container.querySelector('[href^="tel:"]')).toBeNull();
    expect(container.textContent).not.toMatch(/call (us )?[.,]|undefined|\bor\s*\./);
  });

  it('no one is named', () => {
    expect(agencyProfileWithPeople).not.toHaveProperty('employee');
    expect(agencyProfileWithPeople).not.toHaveProperty('founder');
    expect(agencyProfileWithPeople).not.toHaveProperty('telephone');
    expect(faqBefore.questions[1].question).toBe('Can I ask without a call?');
  });

  it('failures and facts give the email address', () => {
    expect(leadFormTexts.lead.failure.fallback).toBe(
      `Please try again or call us directly. Email ${brand.email}.`,
    );
    expect(agencyFacts.entries.find(({ term }) => term === 'Contact')?.text).toMatch(
      new RegExp(`^${brand.email}, answered`),
    );
  });
});

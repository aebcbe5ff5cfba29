import { agencyPeople, agencyPhone, brand } from '@agency/contracts';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { agencyFacts } from '~/content/agency-facts';
import { agencyProfileWithPeople } from '~/content/agency-people';
import { faqBefore } from '~/content/faq';
import { leadFormTexts } from '~/features/lead-form/lead-form-texts';
import { UnknownContact } from '~/routes/thank-you/unknown-contact';
import { PageFailed } from '~/ui/site/page-failed';
import { SiteDrawer } from '~/ui/site/site-drawer';
import { SiteFooter } from '~/ui/site/site-footer';

// An agency that fills these in tests the other state: see contact-settings-given.test.tsx.
const isUnnamed = agencyPhone === undefined && agencyPeople === undefined;

describe.runIf(isUnnamed)('without a phone number and without people', () => {
  it.each([
    ['the drawer', SiteDrawer],
    ['the footer', SiteFooter],
    ['the page for a lost lead', UnknownContact],
    ['a failed page', PageFailed],
  ])('%s offers no call, and leaves no hole', async (_, Component) => {
    const Stub = createRoutesStub([{ path: '/', Component: () => <Component /> }]);
    const { container } = render(<Stub initialEntries={['/']} />);
    await screen.findAllByRole('link', { hidden: true });
    expect(container.querySelector('[href^="tel:"]')).toBeNull();
    expect(container.textContent).not.toMatch(/call (us )?[.,]|undefined|\bor\s*\./);
  });

  it('nobody is named', () => {
    expect(agencyProfileWithPeople).not.toHaveProperty('employee');
    expect(agencyProfileWithPeople).not.toHaveProperty('founder');
    expect(agencyProfileWithPeople).not.toHaveProperty('telephone');
    expect(faqBefore.questions[1].answer).toMatch(/^The person who would work on your account/);
  });

  it('failures and facts give the email address', () => {
    expect(leadFormTexts.lead.failure.fallback).toBe(
      `Please try again or call us directly. Write to ${brand.email}.`,
    );
    expect(agencyFacts.entries.find(({ term }) => term === 'Contact')?.text).toMatch(
      new RegExp(`^${brand.email}, answered`),
    );
  });
});

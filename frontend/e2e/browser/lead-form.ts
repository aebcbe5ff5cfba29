import type { Page } from '@playwright/test';

export interface FormPage {
  path: string;
  formName: string;
  submit: string;
}

const contactForm = {
  formName: 'Contact form',
  submit: 'Send Message',
};

/** The three pages with a form. */
export const formPages: readonly FormPage[] = [
  { path: '/', ...contactForm },
  { path: '/contact', ...contactForm },
  {
    path: '/lead-generation',
    formName: 'Consultation form',
    submit: 'Schedule My Free Consultation',
  },
];

export const [homeForm, contactPageForm, leadForm] = formPages as [FormPage, FormPage, FormPage];

/** One page per kind of form: the home page has the contact page's. */
export const formKinds = [contactPageForm, leadForm];

/** A form's controls, by accessible names. */
export function controlsOf(page: Page, { formName, submit }: FormPage) {
  const form = page.getByRole('form', { name: formName });
  const box = (name: string) => form.getByRole('textbox', { name, exact: true });
  const choice = (name: string) => form.getByRole('combobox', { name, exact: true });
  return {
    form,
    name: box('Name'),
    email: box('Email'),
    phone: box('Phone'),
    /** Where the optional fields are on small screens. */
    disclosure: form.getByText('Tell us more (optional)'),
    company: box('Company'),
    service: choice('Service'),
    spend: choice('Monthly ad spend'),
    message: box('Message'),
    submit: form.getByRole('button', { name: submit, exact: true }),
  };
}

export type Controls = ReturnType<typeof controlsOf>;

/** Small screens keep the optional fields in a disclosure. */
export async function showOptionalFields({ disclosure, company }: Controls): Promise<void> {
  if (!(await company.isVisible())) await disclosure.click();
}

export async function fillIn(controls: Controls, name = 'Ada Tidewater'): Promise<void> {
  await controls.name.fill(name);
  await controls.email.fill('ada@tidewater.example');
  await controls.phone.fill('9105550100');
}

/** Sends the contact page's form; returns the lead's id. */
export async function sendContactForm(page: Page, name?: string): Promise<number> {
  await page.goto(contactPageForm.path);
  const form = controlsOf(page, contactPageForm);
  await fillIn(form, name);
  await form.submit.click();
  return arriveAtThankYou(page);
}

/** The id in the thank-you page's address. */
export async function arriveAtThankYou(page: Page): Promise<number> {
  await page.waitForURL(/\/thank-you\?contactId=\d+$/);
  return Number(new URL(page.url()).searchParams.get('contactId'));
}

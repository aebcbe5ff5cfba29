import { leadFieldsSchema } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { oneOf, pageAt } from './built-pages';
import { textOf } from './visible-text';

const services = {
  'paid-search': 'Paid Search (search engines)',
  'paid-social': 'Paid Social (major social platforms)',
  'creative-strategy': 'Creative Strategy & UGC',
  analytics: 'Analytics & Reporting',
  'ai-enablement': 'AI Enablement',
  'full-service': 'Full-Service Management',
  consultation: 'General Consultation',
};
const spend = ['0-1k', '1k-5k', '5k-10k', '10k-25k', '25k-50k'];
const wideSpend = [...spend, '50k-100k', '100k+', 'not-spending'];
const leadSpend = [...spend, '50k+', 'not-spending'];
const fields = Object.keys(leadFieldsSchema.shape);

describe.each([
  ['/', 'Send Message', wideSpend],
  ['/contact', 'Send Message', wideSpend],
  ['/lead-generation', 'Schedule My Free Consultation', leadSpend],
] as const)('the form of %s', (path, submit, ranges) => {
  const form = oneOf(pageAt(path), 'main form');
  const optionsOf = (name: string) =>
    form
      .querySelectorAll(`select[name=${name}] option`)
      .map((option) => [option.getAttribute('value'), option.text])
      .filter(([value]) => value);

  it('offers the seven services and the ranges of its own list', () => {
    expect(Object.fromEntries(optionsOf('service'))).toEqual(services);
    expect(optionsOf('monthlyAdSpend').map(([value]) => value)).toEqual(ranges);
  });

  it('says once that it needs JavaScript, above the fields', () => {
    const text = textOf(oneOf(pageAt(path), 'main'));
    expect(text.match(/needs JavaScript/g)).toHaveLength(1);
    expect(text.indexOf('needs JavaScript')).toBeLessThan(text.indexOf(textOf(form)));
  });

  it('shows three fields, and offers the optional ones in a disclosure that is closed', () => {
    const disclosure = oneOf(pageAt(path), 'main form details');
    expect(disclosure.hasAttribute('open')).toBe(false);
    expect(textOf(oneOf(pageAt(path), 'main form summary'))).toBe('Tell us more (optional)');
    const inside = disclosure.querySelectorAll('[name]').map((field) => field.getAttribute('name'));
    expect(inside).toEqual(fields.slice(3));
    const required = form.querySelectorAll('[required]').map((field) => field.getAttribute('name'));
    expect(required).toEqual(fields.slice(0, 3));
  });

  it('names every field', () => {
    for (const name of fields) {
      const id = form.querySelector(`[name=${name}]`)?.getAttribute('id');
      expect(id, name).toBeTruthy();
      expect(form.querySelectorAll(`label[for="${id}"]`), name).toHaveLength(1);
    }
    expect(form.querySelector('button[type=submit]')?.text).toBe(submit);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  contactIdOf,
  emailOf,
  hideContactId,
  isFromNewsletter,
  keepEmail,
  schedulerFor,
} from './contact-address';

beforeEach(() =>
  history.replaceState({ key: 'k', idx: 2 }, '', '/thank-you?contactId=41&utm_source=mail'),
);
afterEach(() => history.replaceState(null, '', '/'));

it('leads to an address that can be kept, where no tag reads it', () => {
  expect(schedulerFor(41, { email: 'dana@site.example' })).toEqual({
    to: '/thank-you?contactId=41',
    state: { email: 'dana@site.example' },
  });
});

it('keeps the id out of the address where tags may run', () => {
  vi.stubGlobal('__TAG_MANAGER_ID__', 'GTM-AB12');
  expect(schedulerFor(41, { email: 'dana@site.example' })).toEqual({
    to: '/thank-you',
    state: { contactId: 41, email: 'dana@site.example' },
  });
});

it('hides an id that is in the address, and it is found again', () => {
  hideContactId();
  expect(location.href).toBe('http://site.test/thank-you?utm_source=mail');
  expect(history.state).toEqual({ key: 'k', idx: 2, usr: { contactId: '41' } });
  expect(contactIdOf(new URLSearchParams(location.search), history.state.usr)).toBe('41');
});

it('leaves an address without an id as it is', () => {
  history.replaceState(null, '', '/faq?contact=1');
  hideContactId();
  expect(location.search).toBe('?contact=1');
  expect(history.state).toBeNull();
});

it.each([
  ['?contactId=7', null, '7'],
  ['?contactId=7', { contactId: 8 }, '7'],
  ['', { contactId: 8 }, '8'],
  ['', { other: 8 }, null],
  ['', 'text', null],
  ['', null, null],
])('reads %s with %j as %s', (search, state, expected) => {
  expect(contactIdOf(new URLSearchParams(search), state)).toBe(expected);
});

it('keeps a corrected email address beside the id, in the history entry only', () => {
  hideContactId();
  keepEmail('dana@site.example');
  expect(location.search).toBe('?utm_source=mail');
  expect(history.state.usr).toEqual({ contactId: '41', email: 'dana@site.example' });
  expect(emailOf(history.state.usr)).toBe('dana@site.example');
});

it.each([null, 'text', {}, { email: 4 }])('finds no email address in %j', (state) => {
  expect(emailOf(state)).toBeUndefined();
});

it('remembers that the newsletter was asked for', () => {
  const { to, state } = schedulerFor(41, { email: 'dana@site.example', topic: 'newsletter' });
  expect(to).toBe('/thank-you?contactId=41');
  expect(isFromNewsletter(state)).toBe(true);
  expect(isFromNewsletter(schedulerFor(41, { email: 'dana@site.example' }).state)).toBe(false);
  expect(isFromNewsletter(null)).toBe(false);
});

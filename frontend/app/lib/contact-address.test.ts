import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrive, hideContactId, keepEmail, leadHere, leaveForScheduler } from './contact-address';

const notice = { title: 'Message Sent!', description: 'Thank you.' };
const dana = { id: 41, email: 'dana@site.example' };

/** Sends a visitor to the scheduler like a form does; returns the address. */
function leave(lead: Parameters<typeof leaveForScheduler>[0]): string {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  leaveForScheduler(lead, notice);
  vi.unstubAllGlobals();
  return assign.mock.calls[0]?.[0];
}

beforeEach(() => history.replaceState({ other: 2 }, '', '/thank-you?utm_source=mail'));
afterEach(() => {
  // What storage has refused would otherwise be there for the next test.
  arrive();
  history.replaceState(null, '', '/');
});

it('leads to an address that can be kept, where no tag reads it', () => {
  expect(leave(dana)).toBe('/thank-you?contactId=41');
});

it('hands over the lead and the notice, once, and leaves neither in storage', () => {
  leave({ ...dana, topic: 'newsletter' });
  expect(arrive()).toEqual(notice);
  expect(leadHere()).toEqual({ email: 'dana@site.example', topic: 'newsletter' });
  expect(sessionStorage).toHaveLength(0);
  expect(arrive()).toBeUndefined();
  expect(leadHere().email).toBe('dana@site.example');
});

it('keeps the id out of the address where tags may run', () => {
  vi.stubGlobal('__TAG_MANAGER_ID__', 'GTM-AB12');
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  leaveForScheduler(dana, notice);
  expect(assign).toHaveBeenCalledWith('/thank-you');
  vi.unstubAllGlobals();
  arrive();
  expect(leadHere()).toEqual({ contactId: '41', email: 'dana@site.example' });
});

it('puts the id in the address where nothing can be stored, so that the visitor can book', () => {
  vi.stubGlobal('__TAG_MANAGER_ID__', 'GTM-AB12');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  expect(leave(dana)).toBe('/thank-you?contactId=41');
});

it('hides an id that is in the address, and it is found again', () => {
  history.replaceState({ other: 2 }, '', '/thank-you?contactId=41&utm_source=mail');
  hideContactId();
  expect(location.href).toBe('http://site.test/thank-you?utm_source=mail');
  expect(history.state).toEqual({ other: 2, lead: { contactId: '41' } });
  expect(leadHere()).toEqual({ contactId: '41' });
});

it('leaves an address without an id as it is', () => {
  history.replaceState(null, '', '/faq?contact=1');
  hideContactId();
  expect(location.search).toBe('?contact=1');
  expect(history.state).toBeNull();
});

it.each([
  ['?contactId=7', null, '7'],
  ['?contactId=7', { lead: { contactId: '8' } }, '7'],
  ['', { lead: { contactId: '8' } }, '8'],
  ['', { other: 8 }, undefined],
  ['', 'text', undefined],
  ['', null, undefined],
])('reads %s with %j as %s', (search, state, expected) => {
  history.replaceState(state, '', `/thank-you${search}`);
  expect(leadHere().contactId).toBe(expected);
});

it('keeps a corrected email address beside the id, in the history entry only', () => {
  history.replaceState(null, '', '/thank-you?contactId=41');
  hideContactId();
  keepEmail('dana@site.example');
  expect(leadHere()).toEqual({ contactId: '41', email: 'dana@site.example' });
  expect(sessionStorage).toHaveLength(0);
});

it('ignores what others have put in storage', () => {
  sessionStorage.setItem('to-thank-you', 'no JSON');
  expect(arrive()).toBeUndefined();
  expect(leadHere()).toEqual({});
});

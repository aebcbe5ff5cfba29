import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetEndedCalls, readCall } from './read-call';
import { dropCall, type RememberedCall, storeCall, useStoredCall } from './stored-call';

const now = new Date('2026-11-23T16:00:00Z');
const call: RememberedCall = {
  token: 'A'.repeat(32),
  scheduledAt: '2026-11-24T14:00:00.000Z',
  duration: 30,
  bookedAt: '2026-11-23T15:59:00.000Z',
};
const contactId = 2 ** 41 + 7;

afterEach(() => localStorage.clear());

describe('a remembered call', () => {
  it('is read until it is over', () => {
    const text = JSON.stringify(call);
    expect(readCall(text, now)).toEqual(call);
    expect(readCall(text, new Date('2026-11-24T14:29:59Z'))).toEqual(call);
    expect(readCall(text, new Date('2026-11-24T14:30:00Z'))).toBeUndefined();
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ ...call, token: '../../etc' }),
    JSON.stringify({ ...call, scheduledAt: 'tomorrow' }),
    JSON.stringify({ ...call, duration: '30' }),
  ])('is nothing when the storage holds %j', (text) => {
    expect(readCall(text, now)).toBeUndefined();
  });

  it('is forgotten when it is over or unreadable, and nothing else is', () => {
    storeCall(contactId, call);
    storeCall(contactId + 1, { ...call, scheduledAt: '2026-11-20T14:00:00.000Z' });
    localStorage.setItem('booked-call-3', 'x');
    localStorage.setItem('cookie-consent', 'kept');
    forgetEndedCalls(now);
    expect(Object.keys(localStorage).sort()).toEqual([
      `booked-call-${contactId}`,
      'cookie-consent',
    ]);
    dropCall(contactId);
    expect(Object.keys(localStorage)).toEqual(['cookie-consent']);
  });

  it('is the one stored last, even if storage has refused the one before', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    storeCall(contactId, call);
    const { result } = renderHook(() => useStoredCall(contactId));
    expect(readCall(result.current, now)).toEqual(call);
    const moved = { ...call, scheduledAt: '2026-11-25T15:00:00.000Z' };
    act(() => storeCall(contactId, moved));
    expect(readCall(result.current, now)).toEqual(moved);
    dropCall(contactId);
  });
});

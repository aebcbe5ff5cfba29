import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from './clock';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T15:10:45Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls back at every full minute, until it is stopped', () => {
  const callback = vi.fn();
  const stop = systemClock.onMinute(callback);
  vi.advanceTimersByTime(14_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
  expect(systemClock.now()).toEqual(new Date('2026-11-25T15:11:00Z'));
  vi.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(callback).toHaveBeenCalledTimes(2);
});

it('calls back when the page comes to the foreground', () => {
  const callback = vi.fn();
  const stop = systemClock.onMinute(callback);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(callback).toHaveBeenCalledTimes(1);
  stop();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, reopenToast, showToast } from '~/ui/toast';

const dismissCurrent = () => dismissToast(currentToast()?.id ?? 0);

describe('the toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('show one at a time', () => {
    showToast({ title: 'First' });
    showToast({ title: 'Second' });
    expect(currentToast()).toMatchObject({ title: 'Second' });
    dismissCurrent();
    expect(currentToast()).toBeNull();
  });

  it('keep a dismissed one for 1,000,000 ms', () => {
    showToast({ title: 'Kept' });
    dismissCurrent();
    vi.advanceTimersByTime(999_999);
    reopenToast();
    expect(currentToast()).toMatchObject({ title: 'Kept' });
    dismissCurrent();
    vi.advanceTimersByTime(1_000_000);
    reopenToast();
    expect(currentToast()).toBeNull();
  });

  it('do not remove a new one when the time of an old one is over', () => {
    showToast({ title: 'Old' });
    dismissCurrent();
    vi.advanceTimersByTime(999_999);
    showToast({ title: 'New' });
    vi.advanceTimersByTime(1);
    expect(currentToast()).toMatchObject({ title: 'New' });
    dismissCurrent();
  });

  it('leave the shown one alone when it is asked for again', () => {
    showToast({ title: 'Shown' });
    const before = currentToast();
    reopenToast();
    expect(currentToast()).toBe(before);
    dismissCurrent();
  });
});

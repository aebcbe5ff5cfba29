import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, showToast } from '~/ui/toast';
import { dismissToast, reopenToast } from '../toast';
import { showAnnouncement } from './show-announcement';

const dismissCurrent = () => dismissToast(currentToast()?.id ?? 0);

describe('an announcement', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    dismissCurrent();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('is shown at once when there is nothing to replace', () => {
    showAnnouncement({ title: 'Ranking Check' });
    expect(currentToast()).toMatchObject({ title: 'Ranking Check' });
  });

  it('waits until the shown toast and those that replace it are closed', () => {
    showToast({ title: 'Keyword Removed', action: 'Undo' });
    showAnnouncement({ title: 'First check' });
    showAnnouncement({ title: 'Second check' });
    expect(currentToast()).toMatchObject({ title: 'Keyword Removed' });
    showToast({ title: 'Undone' });
    expect(currentToast()).toMatchObject({ title: 'Undone' });
    dismissCurrent();
    expect(currentToast()).toMatchObject({ title: 'First check' });
    dismissCurrent();
    expect(currentToast()).toMatchObject({ title: 'Second check' });
  });

  it('stays when the time of the toast before it is over', () => {
    showToast({ title: 'Undone' });
    showAnnouncement({ title: 'Ranking Check' });
    dismissCurrent();
    vi.advanceTimersByTime(1_000_000);
    expect(currentToast()).toMatchObject({ title: 'Ranking Check' });
  });

  it('is the one that is shown again', () => {
    showToast({ title: 'Undone' });
    showAnnouncement({ title: 'Ranking Check' });
    dismissCurrent();
    dismissCurrent();
    reopenToast();
    expect(currentToast()).toMatchObject({ title: 'Ranking Check' });
  });
});

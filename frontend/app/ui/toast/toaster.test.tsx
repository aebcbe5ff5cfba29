import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '~/ui/toast';
import { Toaster } from './toaster';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const show = (title: string) => act(() => showToast({ title }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const closeButton = () => screen.getByRole('button', { name: 'Dismiss notification' });

/** A page with a field that has the focus. */
function renderPage(): HTMLElement {
  render(
    <>
      <input aria-label="Your name" />
      <Toaster />
    </>,
  );
  const field = screen.getByRole('textbox');
  field.focus();
  return field;
}

describe('a notification closed by keyboard', () => {
  it('gives the focus back, and the next one is shown for 5 seconds', () => {
    const field = renderPage();
    show('First');
    fireEvent.keyDown(window, { key: 'F8' });
    act(() => closeButton().focus());
    pass(60_000);
    fireEvent.click(closeButton());
    expect(field).toHaveFocus();

    show('Second');
    pass(4_999);
    expect(screen.getByText('Second')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });

  it('leaves the focus where it is if it was not in the notification', () => {
    const field = renderPage();
    show('First');
    fireEvent.click(closeButton());
    expect(field).toHaveFocus();
  });
});

describe('a notification closed by pointer', () => {
  it('does not hold the next one, which is elsewhere', () => {
    renderPage();
    show('First');
    fireEvent.pointerEnter(screen.getByRole('region'));
    fireEvent.click(closeButton());
    show('Second');
    pass(5_000);
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });
});

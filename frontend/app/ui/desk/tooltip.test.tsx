import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './tooltip';

const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });

function hover(name: string, pointerType = 'mouse'): void {
  fireEvent.pointerMove(button(name), { pointerType });
}

function leave(name: string): void {
  fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
}

describe('a tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <TooltipProvider>
        {['Delete', 'Edit'].map((text) => (
          <Tooltip key={text} text={text}>
            <button type="button" aria-label={`${text} Monday`}>
              <svg aria-hidden="true" />
            </button>
          </Tooltip>
        ))}
      </TooltipProvider>,
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens after 700 ms of hovering', async () => {
    hover('Delete Monday');
    await pass(699);
    expect(shown()).toBeNull();
    await pass(1);
    expect(shown()).toBe('Delete');
  });

  it('opens without a delay within 300 ms after another, and not later', async () => {
    hover('Delete Monday');
    await pass(700);
    fireEvent.click(button('Delete Monday'));
    await pass(299);
    hover('Edit Monday');
    await pass(0);
    expect(shown()).toBe('Edit');
    fireEvent.click(button('Edit Monday'));
    leave('Edit Monday');
    await pass(300);
    hover('Delete Monday');
    await pass(699);
    expect(shown()).toBeNull();
  });

  it('opens at once on keyboard focus and closes on Escape, on blur and on a press', async () => {
    act(() => button('Delete Monday').focus());
    expect(shown()).toBe('Delete');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBeNull();
    act(() => button('Edit Monday').focus());
    expect(shown()).toBe('Edit');
    act(() => button('Edit Monday').blur());
    expect(shown()).toBeNull();
  });

  it('does not open under a finger', async () => {
    hover('Delete Monday', 'touch');
    await pass(2_000);
    expect(shown()).toBeNull();
  });
});

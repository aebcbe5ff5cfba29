import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './tooltip';

const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });

function hover(name: string): void {
  fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
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
    fireEvent.pointerLeave(button('Edit Monday'), { pointerType: 'mouse' });
    await pass(300);
    hover('Delete Monday');
    await pass(699);
    expect(shown()).toBeNull();
  });
});

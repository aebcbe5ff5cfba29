import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ActionButton } from './action-button';

it('keeps the focus while it is blocked, and ignores presses', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  const form = (isBlocked: boolean) => (
    <form onSubmit={onSubmit}>
      <ActionButton type="submit" isBlocked={isBlocked} onClick={onClick}>
        Add
      </ActionButton>
    </form>
  );
  const user = userEvent.setup();
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Add' });
  button.focus();
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

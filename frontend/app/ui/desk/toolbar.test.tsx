import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Toolbar } from './toolbar';

function Page() {
  const [isMore, setMore] = useState(false);
  return (
    <>
      <Toolbar label="Filters">
        <a href="/board">Board</a>
        <button type="button">Status</button>
        <button type="button" onClick={() => setMore(true)}>
          More
        </button>
        {isMore && <button type="button">Clear</button>}
      </Toolbar>
      <button type="button">Behind</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

it('is one stop of the Tab key, and moves by arrow keys', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.tab();
  expect(focused()).toBe('Board');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Status');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('More');
  await user.keyboard('{Enter}{ArrowRight}');
  expect(focused()).toBe('Clear');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Board');
  await user.keyboard('{End}');
  await user.tab();
  expect(focused()).toBe('Behind');
  await user.tab({ shift: true });
  expect(focused()).toBe('Clear');
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('tabindex', '-1');
});

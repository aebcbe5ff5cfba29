import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog';
import { Menu, MenuContent, MenuItem, MenuTrigger } from './menu';

/** A dialog that a menu opens, with a field and, once that is filled, a question before it closes. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Menu>
        <MenuTrigger>More</MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => setOpen(true)}>Write</MenuItem>
        </MenuContent>
      </Menu>
      {isOpen && (
        <Dialog
          title="Note"
          className=""
          isUnsaved={() => text !== ''}
          onClose={() => setOpen(false)}
        >
          <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
        </Dialog>
      )}
    </>
  );
}

it('is closed by Escape from the top, and the focus returns to where it was', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  await user.keyboard('{Enter}{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Text' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  await user.keyboard('Ada{Escape}');
  const keep = await screen.findByRole('button', { name: 'Keep editing' });
  await waitFor(() => expect(keep).toHaveFocus());
  expect(screen.getAllByRole('dialog')).toEqual([
    screen.getByRole('dialog', { name: 'Leave without saving?' }),
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('{Escape}{Tab}{Enter}');
  await waitFor(() => expect(more).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

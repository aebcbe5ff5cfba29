import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DialogFrame } from './dialog-frame';

const Modal = ({ name }: { name: string }) => (
  <DialogFrame name={{ label: name }} className="" onCancel={() => {}}>
    {name}
  </DialogFrame>
);

const modal = (name: string) => screen.getByRole<HTMLDialogElement>('dialog', { name });

describe('a modal dialog', () => {
  it('stays open when the browser closes it, below the dialogs that were above it', () => {
    render(
      <>
        <Modal name="Panel" />
        <Modal name="Question" />
      </>,
    );
    const [panel, question] = [modal('Panel'), modal('Question')];
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    panel.close();
    expect(panel.open).toBe(true);
    expect(question.open).toBe(true);
    expect(shown.mock.contexts.at(-1)).toBe(question);
  });

  it('closes once it is removed', () => {
    const { unmount } = render(<Modal name="Panel" />);
    const panel = modal('Panel');
    unmount();
    expect(panel.open).toBe(false);
  });
});

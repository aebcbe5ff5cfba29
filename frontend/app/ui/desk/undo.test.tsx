import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/lib/api-error';
import { currentToast, dismissToast, reopenToast, showToast } from '~/ui/toast';
import { offerUndo, withdrawUndo } from './undo';

const refresh = () => undefined;
const pressUndo = (from: Element = document.body, keys: KeyboardEventInit = {}) =>
  fireEvent.keyDown(from, { key: 'z', ctrlKey: true, ...keys });

describe('a step that can be taken back', () => {
  beforeEach(() => {
    dismissToast(currentToast()?.id ?? 0);
    document.body.replaceChildren();
  });

  it('is taken back by the button, once', async () => {
    const undo = vi.fn(() => Promise.resolve());
    offerUndo('Moved to Qualified', { undo, refresh });
    expect(currentToast()).toMatchObject({ title: 'Moved to Qualified' });
    render(currentToast()?.action);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Undone' }));
  });

  it.each([{ ctrlKey: true }, { ctrlKey: false, metaKey: true }])(
    'is taken back by %o and Z',
    (keys) => {
      const undo = vi.fn(() => Promise.resolve());
      offerUndo({ title: 'Contact Updated', description: 'Saved.' }, { undo, refresh });
      pressUndo(document.body, keys);
      expect(undo).toHaveBeenCalledOnce();
    },
  );

  it('is left alone by keys that mean something else', () => {
    const undo = vi.fn(() => Promise.resolve());
    const field = document.body.appendChild(document.createElement('textarea'));
    offerUndo('Moved', { undo, refresh });
    pressUndo(field);
    pressUndo(document.body, { shiftKey: true });
    pressUndo(document.body, { ctrlKey: false });
    expect(undo).not.toHaveBeenCalled();
  });

  it('is offered only while its toast is shown', () => {
    const undo = vi.fn(() => Promise.resolve());
    offerUndo('Moved', { undo, refresh });
    showToast({ title: 'Something else' });
    pressUndo();
    dismissToast(currentToast()?.id ?? 0);
    pressUndo();
    expect(undo).not.toHaveBeenCalled();
  });

  it('is no longer offered once the next step has begun', () => {
    const undo = vi.fn(() => Promise.resolve());
    offerUndo('Moved', { undo, refresh });
    withdrawUndo();
    expect(currentToast()).toBeNull();
    pressUndo();
    expect(undo).not.toHaveBeenCalled();
    showToast({ title: 'Something else' });
    withdrawUndo();
    expect(currentToast()).toMatchObject({ title: 'Something else' });
  });

  it('is taken back once, also when its toast is opened again', () => {
    const undo = vi.fn(() => new Promise(() => undefined));
    offerUndo('Moved', { undo, refresh });
    pressUndo();
    reopenToast();
    pressUndo();
    expect(undo).toHaveBeenCalledOnce();
  });

  it('may say what taking it back meant', async () => {
    offerUndo('Marked as completed', {
      undo: () => Promise.resolve('It is scheduled again.'),
      refresh,
    });
    pressUndo();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ description: 'It is scheduled again.' }),
    );
  });

  it('says when it could not be taken back, is read again, and can be tried again', async () => {
    const readAgain = vi.fn();
    const undo = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline'));
    offerUndo('Moved', { undo, refresh: readAgain });
    pressUndo();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Couldn’t Undo', variant: 'destructive' }),
    );
    expect(readAgain).toHaveBeenCalledOnce();
    undo.mockRejectedValueOnce(new Error('offline'));
    pressUndo();
    expect(currentToast()).toBeNull();
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Couldn’t Undo' }));
    undo.mockResolvedValueOnce(undefined);
    render(currentToast()?.action);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Undone' }));
    expect(undo).toHaveBeenCalledTimes(3);
  });

  const denied = { title: 'Couldn’t Undo', description: 'It couldn’t be undone.' };
  const offered = {
    title: 'Couldn’t Undo',
    description: 'It couldn’t be undone. Please try again.',
  };
  const uncertain = { title: 'No Response', description: 'Please check whether it was undone.' };
  it.each([
    [400, true, denied],
    [404, true, denied],
    [409, true, denied],
    [403, false, denied],
    [0, true, offered],
    [429, true, offered],
    [503, true, offered],
    [429, false, offered],
    [0, false, uncertain],
    [503, false, uncertain],
  ])('after %i, repeatable %s: %o', async (status, canRepeat, told) => {
    const undo = vi.fn(() => Promise.reject(new ApiError(status, 'Failed')));
    offerUndo('Moved', { undo, refresh, canRepeat });
    pressUndo();
    await waitFor(() => expect(currentToast()).toMatchObject(told));
    const isOffered = told === offered;
    expect(currentToast()?.action !== undefined).toBe(isOffered);
    pressUndo();
    expect(undo).toHaveBeenCalledTimes(isOffered ? 2 : 1);
  });

  it('can be taken back from its reopened toast after the owner has logged in again', async () => {
    const undo = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new ApiError(401, 'Ended'));
    offerUndo('Moved', { undo, refresh, canRepeat: false });
    pressUndo();
    await undo.mock.results[0]?.value.catch(() => undefined);
    undo.mockResolvedValueOnce(undefined);
    await waitFor(() => {
      reopenToast();
      pressUndo();
      expect(undo).toHaveBeenCalledTimes(2);
    });
  });

  it.each([
    ['was offered', () => offerUndo('Moved back', { undo: () => Promise.resolve(), refresh })],
    ['has begun', withdrawUndo],
  ])('is not offered again once another step %s', async (_what, takeNextStep) => {
    let fail: (error: Error) => void = () => undefined;
    const undo = vi.fn(
      () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    );
    offerUndo('Moved', { undo, refresh });
    pressUndo();
    takeNextStep();
    fail(new Error('offline'));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Couldn’t Undo' }));
    expect(currentToast()?.action).toBeUndefined();
    pressUndo();
    expect(undo).toHaveBeenCalledOnce();
  });
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Source, useReading } from './use-reading';

function sourceOf(url: string, read: Source<string[]>['read']): Source<string[]> {
  return { url, read, whenItFails: 'Nothing to read.' };
}

const monday = sourceOf('/monday', vi.fn<Source<string[]>['read']>());
const tuesday = sourceOf('/tuesday', vi.fn<Source<string[]>['read']>());

function show(source: Source<string[]>) {
  vi.mocked(monday.read).mockReset().mockResolvedValue(['nine']);
  vi.mocked(tuesday.read).mockReset().mockResolvedValue(['ten']);
  return renderHook((shown: Source<string[]>) => useReading(shown), { initialProps: source });
}

it('keeps what it read under each address', async () => {
  const { result, rerender } = show(monday);
  expect(result.current.isPending).toBe(true);
  await waitFor(() => expect(result.current.value).toEqual(['nine']));
  rerender(tuesday);
  expect(result.current.isPending).toBe(true);
  await waitFor(() => expect(result.current.value).toEqual(['ten']));
  rerender(monday);
  expect(result.current).toMatchObject({ value: ['nine'], isPending: false });
  expect(monday.read).toHaveBeenCalledTimes(1);
});

it('gives up a read whose answer nobody waits for', async () => {
  const { result, rerender } = show(monday);
  const signal = vi.mocked(monday.read).mock.calls[0]?.[0];
  rerender(tuesday);
  expect(signal?.aborted).toBe(true);
  await waitFor(() => expect(result.current.value).toEqual(['ten']));
});

it('logs a failure, goes on without, and reads again only when shown anew', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { result, rerender } = show(tuesday);
  vi.mocked(monday.read).mockRejectedValueOnce(new Error('No answer'));
  rerender(monday);
  await waitFor(() => expect(result.current).toMatchObject({ value: undefined, isPending: false }));
  expect(warn).toHaveBeenCalledExactlyOnceWith('Nothing to read.', 'Error: No answer');
  expect(monday.read).toHaveBeenCalledTimes(1);
  rerender(tuesday);
  rerender(monday);
  await waitFor(() => expect(result.current.value).toEqual(['nine']));
});

it('shows a revised value until the true one is there', async () => {
  const { result } = show(monday);
  await waitFor(() => expect(result.current.isPending).toBe(false));
  vi.mocked(monday.read).mockResolvedValue(['nine', 'ten', 'eleven']);
  act(() => result.current.readAgain((known = []) => [...known, 'ten']));
  expect(result.current).toMatchObject({ value: ['nine', 'ten'], isPending: false });
  await waitFor(() => expect(result.current.value).toEqual(['nine', 'ten', 'eleven']));
});

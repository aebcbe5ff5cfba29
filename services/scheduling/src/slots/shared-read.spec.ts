import { SharedRead } from './shared-read.js';

/** A read whose runs a test ends itself. */
function heldReads() {
  const runs: { end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const shared = new SharedRead(() => new Promise<string>((end, fail) => runs.push({ end, fail })));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { runs, shared, settle };
}

it('should share one read among all who come at once', async () => {
  const { runs, shared, settle } = heldReads();
  const answers = Promise.all([shared.get(), shared.get(), shared.get()]);
  await settle();
  expect(runs).toHaveLength(1);
  runs[0]?.end('a');
  expect(await answers).toEqual(['a', 'a', 'a']);
});

it('should not give a read that has begun to those who come later, and let them share the next', async () => {
  const { runs, shared, settle } = heldReads();
  const first = shared.get();
  await settle();
  const later = Promise.all([shared.get(), shared.get()]);
  await settle();
  expect(runs).toHaveLength(1);
  runs[0]?.end('before the change');
  await settle();
  runs[1]?.end('after it');
  expect(await first).toBe('before the change');
  expect(await later).toEqual(['after it', 'after it']);
  expect(runs).toHaveLength(2);
});

it('should read again after a failure', async () => {
  const { runs, shared, settle } = heldReads();
  const failing = expect(shared.get()).rejects.toThrow('away');
  await settle();
  const next = shared.get();
  runs[0]?.fail(new Error('away'));
  await failing;
  await settle();
  runs[1]?.end('back');
  expect(await next).toBe('back');
});

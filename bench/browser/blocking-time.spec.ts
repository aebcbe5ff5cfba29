import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blockingTime } from './blocking-time.ts';

const task = (startMs: number, wallMs: number, cpuMs?: number) => ({
  ts: startMs * 1_000,
  dur: wallMs * 1_000,
  ...(cpuMs !== undefined && { tdur: cpuMs * 1_000 }),
});

describe('blocking time of a trace', () => {
  it('is what each task, slowed down four times, takes beyond 50 ms, by the clock and by the CPU', () => {
    const tasks = [task(200, 12, 5), task(300, 20, 15), task(400, 30, 10)];
    assert.deepEqual(blockingTime(tasks, 100_000), { wall: 30 + 70, cpu: 10 });
  });

  it('leaves out tasks that had ended before', () => {
    const tasks = [task(0, 90, 90), task(95, 25, 25), task(130, 20, 20)];
    assert.deepEqual(blockingTime(tasks, 100_000), { wall: 50 + 30, cpu: 50 + 30 });
  });

  it('takes a task whose CPU time is unknown by the clock', () => {
    assert.deepEqual(blockingTime([task(0, 20)], 0), { wall: 30, cpu: 30 });
  });

  it('is nothing without tasks', () => {
    assert.deepEqual(blockingTime([], 0), { wall: 0, cpu: 0 });
  });
});

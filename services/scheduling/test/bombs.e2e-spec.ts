import { readdirSync, readFileSync } from 'node:fs';
import { calendar, march } from '../src/busy-calendars/reading/corpus/corpus-case.fixture.js';
import {
  readCalendar,
  UnreadableCalendarError,
} from '../src/busy-calendars/reading/read-calendar.js';
import { bombs } from './bombs.js';

/** Megabytes of physical memory; 0 for a process that has ended. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The running child processes of this one. */
function children(): number[] {
  const threads = readdirSync(`/proc/${process.pid}/task`);
  return threads.flatMap((thread) => {
    const list = readFileSync(`/proc/${process.pid}/task/${thread}/children`, 'utf8');
    return list.split(' ').filter(Boolean).map(Number);
  });
}

const memoryOfAll = () => [process.pid, ...children()].map(memoryOf).reduce((sum, mb) => sum + mb);

/** How many megabytes this process and its children grew at most during some work. Linux only. */
async function peakMemory(work: () => Promise<unknown>): Promise<number> {
  const before = memoryOfAll();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfAll());
  }, 10);
  await work().finally(() => clearInterval(timer));
  return Math.max(peak, memoryOfAll()) - before;
}

async function endOf(text: string, limits?: Parameters<typeof readCalendar>[1]): Promise<string> {
  const bytes = Buffer.from(text);
  const input = { bytes, window: march, ownEmail: 'owner@example.com', ownUids: [] };
  try {
    const { warnings, intervals } = await readCalendar(
      { ...input, zone: 'America/New_York', keepTitles: false },
      limits,
    );
    const reasons = [...new Set(warnings.map(({ reason }) => reason))].join();
    return reasons || (intervals.length > 0 ? 'read' : 'nothing was busy');
  } catch (error) {
    if (error instanceof UnreadableCalendarError) return error.kind;
    throw error;
  }
}

describe('a file made to do harm', () => {
  let others: number[];
  beforeEach(() => {
    others = children();
  });
  afterEach(() => expect(children()).toEqual(others));

  it.each(bombs)(
    'should end, and so should its reader, in little memory: $id',
    async ({ text, ends }) => {
      const content = text();
      let end = '';
      const peak = await peakMemory(async () => {
        end = await endOf(content);
      });
      // On a slow machine the timeout comes first, which also ends it.
      expect([ends, 'too-slow']).toContain(end);
      expect(peak).toBeLessThan(300);
    },
  );

  it('should be ended when it takes too much memory, in its heap or beside it', async () => {
    // A typical calendar takes less; Node alone takes more than this.
    expect(await endOf(calendar(''), { timeoutMs: 20_000, maxMemoryMb: 16 })).toBe('too-large');
  });

  it('should be ended when it takes too long', async () => {
    expect(await endOf(bombs[0]?.text() ?? '', { timeoutMs: 0, maxMemoryMb: 448 })).toBe(
      'too-slow',
    );
  });
});

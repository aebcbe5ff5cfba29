import { calendar, march } from '../src/busy-calendars/reading/corpus/corpus-case.fixture.js';
import {
  readCalendar,
  UnreadableCalendarError,
} from '../src/busy-calendars/reading/read-calendar.js';
import { bombs } from './bombs.js';
import { children, peakMemory } from './peak-memory.js';

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

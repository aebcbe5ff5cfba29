import { bombs } from './corpus/bombs.fixture.ts';
import { march } from './corpus/corpus-case.fixture.ts';
import { readCalendar, UnreadableCalendarError } from './read-calendar.ts';

const workers = () =>
  process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

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
  const workersBefore = workers();
  afterEach(() => expect(workers()).toBe(workersBefore));

  it.each(bombs)('ends, and so does its worker: $id', async ({ text, ends }) => {
    // On a machine that is slow enough, the time is over first; that ends it as well.
    expect([ends, 'too-slow']).toContain(await endOf(text()));
  });

  it('should be ended when it takes too long', async () => {
    expect(await endOf(bombs[0]?.text() ?? '', { timeoutMs: 0, maxMemoryMb: 768 })).toBe(
      'too-slow',
    );
  });
});

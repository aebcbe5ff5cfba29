import { readWindow } from '../read-window.ts';
import type { Period, WindowReading } from '../reading.ts';
import { UnreadableCalendarError } from '../unreadable-calendar.error.ts';
import { type CorpusCase, march } from './corpus-case.fixture.ts';
import { doubtCases } from './doubts.fixture.ts';
import { fieldCases } from './field.fixture.ts';
import { fileCases, noCalendars } from './files.fixture.ts';
import { googleCases } from './google.fixture.ts';
import { otherProviderCases } from './other-providers.fixture.ts';
import { outlookCases } from './outlook.fixture.ts';
import { recurrenceCases } from './recurrence.fixture.ts';
import { timeCases } from './times.fixture.ts';
import { zoneCases } from './zones.fixture.ts';

const encode = (text: string | Uint8Array) =>
  typeof text === 'string' ? new TextEncoder().encode(text) : new Uint8Array(text);

/** Without the worker, which has its own spec: starting a hundred would take minutes. */
function readCase({ text, window = march, ownEmail, ownUids }: CorpusCase): WindowReading {
  return readWindow({
    bytes: encode(text),
    window: { from: window.from.getTime(), to: window.to.getTime() },
    ownEmail: ownEmail ?? null,
    ownUids: ownUids ?? [],
    zone: 'America/New_York',
    keepTitles: false,
  });
}

function kindOf(text: string): string {
  try {
    readCase({ id: '', text, busy: [] });
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableCalendarError) return error.kind;
    throw error;
  }
}

const minute = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ');

function shown(span: Period): string {
  const [from, to] = [minute(span.from), minute(span.to)];
  return `${from} – ${from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to}`;
}

const tables = {
  Google: googleCases,
  'Outlook and Exchange': outlookCases,
  'other providers': otherProviderCases,
  recurrence: recurrenceCases,
  times: timeCases,
  files: fileCases,
  'met in the field': fieldCases,
  doubts: doubtCases,
  zones: zoneCases,
};

/** The whole corpus; each spec that calls it runs in another zone, which must not matter. */
export function describeCorpus(zone: string, offsetInMarch: number): void {
  beforeAll(() => {
    process.env.TZ = zone;
  });

  it('should run in the intended zone', () => {
    expect(new Date('2026-03-01T12:00:00Z').getTimezoneOffset()).toBe(offsetInMarch);
  });

  describe.each(Object.entries(tables))('%s', (_provider, cases) => {
    it.each(cases)('$id', (corpusCase) => {
      const { spans, warnings } = readCase(corpusCase);
      expect(spans.map(shown)).toEqual(corpusCase.busy);
      expect(warnings.map(({ reason, title }) => `${reason}: ${title}`)).toEqual(
        corpusCase.warnings ?? [],
      );
    });
  });

  it.each(noCalendars)('should reject $id', ({ text }) => {
    expect(kindOf(text)).toBe('not-a-calendar');
  });
}

import { type ConversionFormat, conversionFormatOptions } from '@agency/contracts';
import fc from 'fast-check';
import {
  type AdPlatform,
  classifyFact,
  clientValue,
  type Fact,
  platformOf,
} from './classify-fact.js';
import { adjustmentFile, conversionFile } from './conversion-file.js';

const now = new Date('2026-11-26T12:00:00Z');
const gclid = 'Cj0KCQjwExampleNotARealClickId0001_wcB';
const signed: Fact = {
  contactId: 1,
  action: 'client-signed',
  at: new Date('2026-10-02T20:05:00Z'),
  createdAt: new Date('2026-10-01T18:00:00Z'),
  attribution: {
    first: { gclid, at: '2026-10-01T16:00:00.000Z' },
    consent: { marketing: true },
  },
  amount: { cents: 600_00, rhythm: 'monthly', from: '2026-10', until: null },
};
const held: Fact = {
  ...signed,
  contactId: 2,
  action: 'call-held',
  at: new Date('2026-11-05T16:30:00Z'),
  createdAt: new Date('2026-11-01T16:30:00Z'),
  attribution: {
    first: { gclid: 'EAIaIQobExampleNotARealClickId0002_BwE' },
    consent: { marketing: true },
  },
};

const told = (facts: readonly Fact[], platform: AdPlatform, when = now) =>
  facts.map((fact) => classifyFact(fact, platform, when)).filter((one) => typeof one !== 'string');

describe('what a platform is told', () => {
  it('should be a fact of its own click, with consent, a day old, of a click of the last 90 days', () => {
    const { attribution } = signed;
    const consented = { marketing: true };
    const cases: [Partial<Fact>, unknown][] = [
      [{}, { cents: 7_200_00, clickId: gclid }],
      [{ attribution: null }, 'noClick'],
      [{ attribution: { first: { fbclid: gclid }, consent: consented } }, 'noClick'],
      [{ attribution: { first: { gclid: 'short' }, consent: consented } }, 'noClick'],
      [{ attribution: { ...attribution, consent: { marketing: false } } }, 'noConsent'],
      [{ attribution: { first: { gclid } } }, 'noConsent'],
      [{ at: new Date('2026-11-25T12:00:01Z') }, 'tooFresh'],
      [{ at: new Date('2026-11-25T12:00:00Z') }, { action: 'client-signed' }],
      [{ at: new Date('2026-10-01T15:00:00Z') }, 'tooOld'],
      [{ createdAt: new Date('2026-08-01T12:00:00Z') }, 'tooOld'],
      [{ amount: null }, { cents: null }],
    ];
    for (const [change, expected] of cases) {
      const classified = classifyFact({ ...signed, ...change }, 'google', now);
      if (typeof expected === 'string') expect(classified).toBe(expected);
      else expect(classified).toMatchObject(expected as object);
    }
  });

  it('should be a purchase for Meta only with its amount, within seven days', () => {
    const fact = {
      ...signed,
      at: new Date('2026-11-20T12:00:00Z'),
      attribution: {
        first: { fbclid: 'IwExampleNotARealClickId_aem_0001' },
        consent: { marketing: true },
      },
    };
    expect(classifyFact(fact, 'meta', now)).toMatchObject({ cents: 7_200_00 });
    expect(classifyFact({ ...fact, amount: null }, 'meta', now)).toBe('noAmount');
    expect(classifyFact({ ...fact, at: new Date('2026-11-18T12:00:00Z') }, 'meta', now)).toBe(
      'tooOld',
    );
  });

  it('should be worth a year without an end, else what was agreed', () => {
    const amount = { cents: 100, from: '2026-11' } as const;
    expect(clientValue({ ...amount, rhythm: 'monthly', until: null })).toBe(1_200);
    expect(clientValue({ ...amount, rhythm: 'monthly', until: '2027-02' })).toBe(400);
    expect(clientValue({ ...amount, rhythm: 'once', until: null })).toBe(100);
  });
});

/** The documented rules of each format: headings, columns, and what a cell may be. */
const rules: Record<ConversionFormat, { before: string[]; headings: string; cells: RegExp[] }> = {
  google: {
    before: ['Parameters:TimeZone=America/New_York'],
    headings:
      'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency,Ad User Data,Ad Personalization',
    cells: [
      /^[\w-]{10,512}$/,
      /^(Call held|Client signed)$/,
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[+-]\d{4}$/,
      /^(\d+\.\d\d)?$/,
      /^(USD)?$/,
      /^Granted$/,
      /^Granted$/,
    ],
  },
  'google-data-manager': {
    before: [],
    headings:
      'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency,Ad User Data,Ad Personalization',
    cells: [
      /^[\w-]{10,512}$/,
      /^(Call held|Client signed)$/,
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
      /^(\d+\.\d\d)?$/,
      /^(USD)?$/,
      /^Granted$/,
      /^Granted$/,
    ],
  },
  microsoft: {
    before: ['Parameters:TimeZone=+0000'],
    headings:
      'Microsoft Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
    cells: [
      /^[0-9a-f]{32}$/i,
      /^(Call held|Client signed)$/,
      /^(1[0-2]|[1-9])\/([12]\d|3[01]|[1-9])\/\d{4} (1[0-2]|[1-9]):\d\d:\d\d [AP]M$/,
      /^(\d+\.\d\d)?$/,
      /^(USD)?$/,
    ],
  },
  meta: {
    before: [],
    headings: 'fbc,event_name,event_time,value,currency',
    cells: [
      /^fb\.1\.\d{13}\.[\w-]{10,512}$/,
      /^(Schedule|Purchase)$/,
      /^\d{10}$/,
      /^(\d+\.\d\d)?$/,
      /^(USD)?$/,
    ],
  },
};

/** Reads a file as strictly as its platform. Returns its rows. */
function read(format: ConversionFormat, file: string): string[][] {
  const { before, headings, cells } = rules[format];
  expect(file).not.toMatch(/^\ufeff|['"\r]|\n\n/);
  expect(file.endsWith('\n')).toBe(true);
  const lines = file.slice(0, -1).split('\n');
  expect(lines.slice(0, before.length + 1)).toEqual([...before, headings]);
  return lines.slice(before.length + 1).map((line) => {
    const row = line.split(',');
    expect(row).toHaveLength(cells.length);
    for (const [place, cell] of row.entries()) expect(cell).toMatch(cells[place] ?? /^$/);
    return row;
  });
}

describe('a file', () => {
  it('should be what Google documents, byte by byte', () => {
    expect(conversionFile('google', told([signed, held], 'google'))).toBe(
      `Parameters:TimeZone=America/New_York
Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency,Ad User Data,Ad Personalization
Cj0KCQjwExampleNotARealClickId0001_wcB,Client signed,2026-10-02 16:05:00-0400,7200.00,USD,Granted,Granted
EAIaIQobExampleNotARealClickId0002_BwE,Call held,2026-11-05 11:30:00-0500,,,Granted,Granted
`,
    );
    expect(conversionFile('google-data-manager', told([signed], 'google'))).toContain(
      ',2026-10-02T16:05:00-04:00,',
    );
  });

  it('should be what Microsoft and Meta document', () => {
    const consent = { marketing: true };
    const msclkid = '0123456789abcdef0123456789abcdef';
    const clicked = { ...signed, attribution: { last: { msclkid }, consent } };
    expect(conversionFile('microsoft', told([clicked], 'microsoft'))).toBe(
      `Parameters:TimeZone=+0000
Microsoft Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency
0123456789abcdef0123456789abcdef,Client signed,10/2/2026 8:05:00 PM,7200.00,USD
`,
    );
    const fbclid = 'IwExampleNotARealClickId_aem_0001';
    const seen = {
      ...signed,
      attribution: { first: { fbclid, at: '2026-10-01T16:00:00.000Z' }, consent },
    };
    const then = new Date('2026-10-04T12:00:00Z');
    expect(conversionFile('meta', told([seen], 'meta', then))).toBe(
      `fbc,event_name,event_time,value,currency
fb.1.1790870400000.IwExampleNotARealClickId_aem_0001,Purchase,1790971500,7200.00,USD
`,
    );
  });

  it('should take back and restate as Google documents', () => {
    const { action, at } = signed;
    const adjustedAt = new Date('2026-10-20T13:00:00Z');
    const one = { action, at, clickId: gclid, adjustedAt };
    expect(
      adjustmentFile('google', [
        { ...one, cents: null },
        { ...one, cents: 9_600_00 },
      ]),
    ).toBe(
      `Parameters:TimeZone=America/New_York
Google Click ID,Conversion Name,Conversion Time,Adjustment Time,Adjustment Type,Adjusted Value,Adjusted Value Currency
${gclid},Client signed,2026-10-02 16:05:00-0400,2026-10-20 09:00:00-0400,RETRACT,,
${gclid},Client signed,2026-10-02 16:05:00-0400,2026-10-20 09:00:00-0400,RESTATE,9600.00,USD
`,
    );
  });

  it('should hold nobody without consent, and read strictly, whatever the leads are', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom(gclid, '=cmd|calc', 'a,b', '0123456789abcdef0123456789abcdef', ''),
    );
    const touch = fc.record(
      { gclid: text, msclkid: text, fbclid: text, at: fc.constant('2026-11-01T00:00:00.000Z') },
      { requiredKeys: [] },
    );
    const time = fc.date({
      min: new Date('2026-07-01T00:00:00Z'),
      max: new Date('2026-12-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const facts = fc.array(
      fc.record({
        contactId: fc.nat(),
        action: fc.constantFrom('call-held' as const, 'client-signed' as const),
        at: time,
        createdAt: time,
        amount: fc.constantFrom(signed.amount, null),
        attribution: fc.oneof(
          fc.constant(null),
          fc.record(
            { first: touch, last: touch, consent: fc.record({ marketing: fc.boolean() }) },
            { requiredKeys: [] },
          ),
        ),
      }),
    );
    fc.assert(
      fc.property(facts, (all) => {
        for (const { value: format } of conversionFormatOptions) {
          const platform = platformOf(format);
          const allowed = all.filter((fact) => fact.attribution?.consent?.marketing === true);
          const rows = read(format, conversionFile(format, told(all, platform)));
          expect(rows).toHaveLength(told(allowed, platform).length);
        }
      }),
    );
  });
});

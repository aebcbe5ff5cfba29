import { createAvailabilityRequestSchema } from './hours/availability.js';
import { createKeywordRequestSchema } from './keywords.js';
import { updateLeadRequestSchema } from './leads/lead.js';
import { updateReplyTemplateRequestSchema } from './replies.js';
import { isChangedElsewhere } from './text/owner-text.js';
import { updateAppointmentRequestSchema } from './week.js';

interface Result {
  error?: { issues: { message: string }[] } | undefined;
}
const sentences = ({ error }: Result) => error?.issues.map(({ message }) => message);

describe('the notes of a lead and of a call', () => {
  it.each([
    [null, null],
    ['', null],
    ['\u0000', null],
    ['cut \ud83d', 'cut \ufffd'],
    ['one\ntwo', 'one\ntwo'],
  ])('should be stored alike: %j as %j', (notes, stored) => {
    expect(updateLeadRequestSchema.parse({ notes }).notes).toBe(stored);
    expect(updateAppointmentRequestSchema.parse({ notes }).notes).toBe(stored);
  });

  it('should stay as they are when they are not sent', () => {
    expect(updateLeadRequestSchema.parse({ status: 'new' }).notes).toBeUndefined();
    expect(updateAppointmentRequestSchema.parse({}).notes).toBeUndefined();
  });

  it('should say what is wrong with them', () => {
    expect(sentences(updateAppointmentRequestSchema.safeParse({ notes: 7 }))).toEqual([
      'Please enter text here.',
    ]);
    expect(
      sentences(updateAppointmentRequestSchema.safeParse({ notes: 'x'.repeat(10_001) })),
    ).toEqual(['This is longer than we can save.']);
  });
});

describe('a change of a lead', () => {
  it('should name something', () => {
    for (const body of [{}, { previousNotes: 'Old' }, { stars: 5 }]) {
      expect(sentences(updateLeadRequestSchema.safeParse(body))).toEqual([
        'Please choose a lead status.',
      ]);
    }
    expect(updateLeadRequestSchema.parse({ followUpOn: null })).toEqual({ followUpOn: null });
  });
});

describe('isChangedElsewhere', () => {
  it.each([
    ['Theirs', { notes: 'Mine', previousNotes: 'Old' }, true],
    [null, { notes: 'Mine', previousNotes: 'Old' }, true],
    ['Old', { notes: 'Mine', previousNotes: 'Old' }, false],
    [null, { notes: 'Mine', previousNotes: null }, false],
    ['Mine', { notes: 'Mine', previousNotes: 'Old' }, false],
    ['Theirs', { notes: 'Mine' }, false],
    ['Theirs', { previousNotes: 'Old' }, false],
  ])('should compare the stored %j with %j: %s', (stored, change, isChanged) => {
    expect(isChangedElsewhere(stored, change)).toBe(isChanged);
  });
});

describe('a version that someone sends', () => {
  const template = { name: 'First answer', subject: 'Your request', body: 'Hello' };
  const pathsOf = (version: number) =>
    updateReplyTemplateRequestSchema
      .safeParse({ ...template, version })
      .error?.issues.map(({ path }) => path.join('.'));

  it.each([2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 1.5])(
    'should be refused when no integer of Postgres can be %d',
    (version) => {
      expect(pathsOf(version)).toEqual(['version']);
    },
  );

  it('should be taken up to the largest one', () => {
    expect(pathsOf(2 ** 31 - 1)).toBeUndefined();
  });
});

describe('createAvailabilityRequest', () => {
  const monday = { dayOfWeek: 1, startTime: '09:00', endTime: '17:00' };
  it.each([
    ['startTime', '', 'Please fill in all fields.'],
    ['endTime', null, 'Please fill in all fields.'],
    ['dayOfWeek', undefined, 'Please fill in all fields.'],
    ['startTime', '9 AM', 'Please enter a time such as 09:00.'],
    ['startTime', 9, 'Please enter a time such as 09:00.'],
    ['dayOfWeek', '1', 'Please choose a day of the week.'],
    ['dayOfWeek', 7, 'Please choose a day of the week.'],
  ])('should answer %s %j: %s', (field, value, sentence) => {
    const body = { ...monday, [field]: value };
    expect(sentences(createAvailabilityRequestSchema.safeParse(body))).toEqual([sentence]);
  });
});

describe('createKeywordRequest', () => {
  it('should clean the keyword, its tags and its landing page', () => {
    const typed = {
      keyword: ' Harbor\u0000 \u202eAds\n',
      tags: ['Local\ud83d'],
      landingPage: '/a\u0000',
    };
    expect(createKeywordRequestSchema.parse(typed)).toEqual({
      keyword: 'harbor ads',
      tags: ['local\ufffd'],
      landingPage: '/a',
    });
  });

  it('should measure a keyword again when normalizing has made it longer', () => {
    // NFC writes this one character as three.
    const keyword = '\u{1d160}'.repeat(100);
    expect(sentences(createKeywordRequestSchema.safeParse({ keyword }))).toEqual([
      'Please keep a keyword to 200 characters or fewer.',
    ]);
  });
});

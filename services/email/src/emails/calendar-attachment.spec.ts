import { brand } from '@agency/contracts';
import ICAL from 'ical.js';
import type { AppointmentFacts } from './email-facts.js';
import { sampleAppointment } from './sample-facts.js';
import { renderer } from './sample-renderer.fixture.js';

const writtenAt = new Date('2026-10-20T15:30:00Z');

function calendarAttachment(
  name: 'booking-invitation' | 'booking-moved' | 'booking-cancelled',
  change: Partial<AppointmentFacts> = {},
) {
  const { calendar } = renderer.render(
    { about: 'appointment', name, appointment: { ...sampleAppointment, ...change } },
    writtenAt,
  );
  if (!calendar) throw new Error(`${name} has no calendar`);
  const component = new ICAL.Component(ICAL.parse(calendar.content));
  const events = component.getAllSubcomponents('vevent');
  const [event] = events;
  if (!event || events.length > 1) throw new Error('not one event');
  return { ...calendar, component, event, time: (name: string) => utc(event, name) };
}

function utc(event: ICAL.Component, name: string): string {
  const value = event.getFirstPropertyValue(name);
  if (!(value instanceof ICAL.Time)) throw new Error(`${name} is no time`);
  expect(value.zone).toBe(ICAL.Timezone.utcTimezone);
  return value.toJSDate().toISOString();
}

it('should invite', () => {
  const { method, component, event, time } = calendarAttachment('booking-invitation');
  expect(method).toBe('REQUEST');
  expect(component.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(component.getFirstPropertyValue('version')).toBe('2.0');
  expect(event.getFirstPropertyValue('uid')).toBe(sampleAppointment.calendarUid);
  expect(event.getFirstPropertyValue('sequence')).toBe(0);
  expect(event.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(event.getFirstPropertyValue('summary')).toBe(`Strategy call with ${brand.name}`);
  expect(event.getFirstPropertyValue('location')).toBe(sampleAppointment.meetingUrl);
  expect(event.getFirstPropertyValue('description')).toContain(sampleAppointment.bookingUrl);
  expect(time('dtstamp')).toBe(writtenAt.toISOString());
  expect(time('dtstart')).toBe('2026-12-08T14:00:00.000Z');
  expect(time('dtend')).toBe('2026-12-08T14:30:00.000Z');
});

it('should name the sender as organizer and ask the visitor for an answer', () => {
  const { event } = calendarAttachment('booking-invitation');
  expect(event.getFirstPropertyValue('organizer')).toBe('mailto:hello@site.example');
  const attendees = event.getAllProperties('attendee');
  expect(attendees).toHaveLength(1);
  expect(String(attendees[0]?.getFirstValue()).toLowerCase()).toBe(
    'mailto:dana@fields-plumbing.example',
  );
  expect(attendees[0]?.getParameter('rsvp')).toBe('TRUE');
  expect(attendees[0]?.getParameter('partstat')).toBe('NEEDS-ACTION');
  expect(attendees[0]?.getParameter('role')).toBe('REQ-PARTICIPANT');
  expect(attendees[0]?.getParameter('cn')).toBe('Dana Fields');
});

it('should move the same event', () => {
  const { method, event, time } = calendarAttachment('booking-moved', {
    sequence: 3,
    scheduledAt: new Date('2026-12-09T15:30:00Z'),
  });
  expect(method).toBe('REQUEST');
  expect(event.getFirstPropertyValue('uid')).toBe(sampleAppointment.calendarUid);
  expect(event.getFirstPropertyValue('sequence')).toBe(3);
  expect(time('dtstart')).toBe('2026-12-09T15:30:00.000Z');
});

it('should cancel the same event, with the same people', () => {
  const { method, component, event } = calendarAttachment('booking-cancelled', { sequence: 4 });
  const invited = calendarAttachment('booking-invitation').event;
  expect(method).toBe('CANCEL');
  expect(component.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(event.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(event.getFirstPropertyValue('sequence')).toBe(4);
  for (const same of ['uid', 'organizer', 'attendee', 'dtstart']) {
    expect(String(event.getFirstPropertyValue(same))).toBe(
      String(invited.getFirstPropertyValue(same)),
    );
  }
});

// 9:00 on the last weekday before and the first after both clock changes.
it.each([
  ['2026-10-30T13:00:00.000Z', 'Friday, October 30, 2026', 'EDT'],
  ['2026-11-02T14:00:00.000Z', 'Monday, November 2, 2026', 'EST'],
  ['2027-03-12T14:00:00.000Z', 'Friday, March 12, 2027', 'EST'],
  ['2027-03-15T13:00:00.000Z', 'Monday, March 15, 2027', 'EDT'],
  // The repeated hour, and the skipped one.
  ['2026-11-01T05:30:00.000Z', 'Sunday, November 1, 2026', 'EDT'],
  ['2026-11-01T06:30:00.000Z', 'Sunday, November 1, 2026', 'EST'],
  ['2027-03-14T06:30:00.000Z', 'Sunday, March 14, 2027', 'EST'],
  ['2027-03-14T07:30:00.000Z', 'Sunday, March 14, 2027', 'EDT'],
])('should have the same time in calendar and text: %s', (start, day, zone) => {
  const scheduledAt = new Date(start);
  expect(calendarAttachment('booking-invitation', { scheduledAt }).time('dtstart')).toBe(start);
  const { text } = renderer.render(
    {
      about: 'appointment',
      name: 'booking-invitation',
      appointment: { ...sampleAppointment, scheduledAt },
    },
    writtenAt,
  );
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone === 'EST' ? 'Etc/GMT+5' : 'Etc/GMT+4',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(scheduledAt)
    .replace('\u202f', ' ');
  expect(text).toContain(`${day}\n${clock} to `);
  expect(text).toContain(`Eastern Time (${zone})`);
});

const calendarAbout = (name: string) => {
  const { content, event } = calendarAttachment('booking-invitation', {
    lead: { ...sampleAppointment.lead, name },
  });
  const lines = content.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(content).not.toContain('\ufffd');
  expect(event.getAllProperties('attendee')).toHaveLength(1);
  const attendee = event.getFirstProperty('attendee');
  expect(String(attendee?.getFirstValue()).toLowerCase()).toBe(
    'mailto:dana@fields-plumbing.example',
  );
  return { content, name: attendee?.getParameter('cn') };
};

it.each(["Siobhán O'Neil-Smith", '李'.repeat(60), `A${'é'.repeat(59)}`])(
  'should contain the visitor’s name: %j',
  (name) => {
    expect(calendarAbout(name).name).toBe(name);
  },
);

it.each([
  'WIN 500 DOLLARS at http://evil.example/claim now',
  'Ann "Q"; CN=x, y: z\\',
  'Ann\r\nATTENDEE:mailto:all@list.example',
  'Ann\nEND:VEVENT',
  `A${'é👩‍👧'.repeat(14)}`,
  '^n^^',
  'cut \ud83d',
  'A'.repeat(200),
])('should leave out what does not read like a name: %j', (typed) => {
  const { content, name } = calendarAbout(typed);
  expect(name).toBeUndefined();
  expect(content).toBe(calendarAbout('1').content);
});

it('should attach no event to other emails', () => {
  for (const name of ['reminder-24-hours', 'reminder-10-minutes', 'booking-notice'] as const) {
    expect(
      renderer.render({ about: 'appointment', name, appointment: sampleAppointment }, writtenAt)
        .calendar,
    ).toBeUndefined();
  }
});

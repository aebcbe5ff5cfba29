import { meetingPhone } from './appointment.js';
import { saveMeetingRequestSchema } from './meeting.js';

const problemOf = (kind: string, address: string) =>
  saveMeetingRequestSchema.safeParse({ kind, address }).error?.issues[0]?.message;

describe('where calls take place', () => {
  it.each([
    ['rooms', 'https://meet.jit.si'],
    ['rooms', 'https://rooms.example/calls/'],
    ['link', 'https://us02web.zoom.us/j/123?pwd=abc#success'],
    ['link', '  https://meet.google.com/abc-defg-hij '],
    ['phone', '(910) 555-0100'],
    ['phone', '+44 20 7946 0958'],
  ])('may be %s %s', (kind, address) => {
    expect(problemOf(kind, address)).toBeUndefined();
  });

  it.each([
    ['link', 'zoom.us/j/123', 'https://'],
    ['link', 'http://zoom.us/j/123', 'https://'],
    ['link', 'javascript:alert(1)', 'https://'],
    ['link', 'https://ann:secret@zoom.us/j/1', 'https://'],
    ['link', 'https://zoom.us/j/1\nBcc: x', 'https://'],
    ['link', '', 'https://'],
    ['link', `https://zoom.us/${'x'.repeat(500)}`, 'longer'],
    ['rooms', 'https://rooms.example/?room=', 'without ?'],
    ['phone', '555-0100', '10 digits'],
    ['phone', '1234567890123456', '15 digits'],
  ])('cannot be %s %s', (kind, address, message) => {
    expect(problemOf(kind, address)).toContain(message);
  });

  it('is a phone number if its address says so', () => {
    expect(meetingPhone('tel:+19105550100')).toBe('(910) 555-0100');
    expect(meetingPhone('tel:+19105550100;ext=12')).toBe('(910) 555-0100 x12');
    expect(meetingPhone('tel:+442079460958')).toBe('+442079460958');
    expect(meetingPhone('https://meet.jit.si/abc')).toBeNull();
  });
});

import { parseCalendarUrl } from './calendar-url.js';

const rules = { ports: [8443] };
const parse = (address: string) => parseCalendarUrl(address, rules).href;

describe('parseCalendarUrl', () => {
  it.each([
    ['https://calendar.example/a.ics', 'https://calendar.example/a.ics'],
    [
      '  webcal://p01.calendar.example/published/2/a ',
      'https://p01.calendar.example/published/2/a',
    ],
    ['WEBCALS://calendar.example/a', 'https://calendar.example/a'],
    ['https://calendar.example:8443/a', 'https://calendar.example:8443/a'],
    ['https://calendar.example/a#part', 'https://calendar.example/a'],
    [
      'https://cloud.example/remote.php/dav/public-calendars/Xy7b',
      'https://cloud.example/remote.php/dav/public-calendars/Xy7b?export',
    ],
    [
      'https://cloud.example/remote.php/dav/public-calendars/Xy7b?export&x=1',
      'https://cloud.example/remote.php/dav/public-calendars/Xy7b?export&x=1',
    ],
  ])('reads %s', (address, url) => {
    expect(parse(address)).toBe(url);
  });

  it.each([
    'http://calendar.example/a.ics',
    'file:///etc/passwd',
    'ftp://calendar.example/a',
    'data:text/calendar,BEGIN:VCALENDAR',
    'gopher://calendar.example/',
    'https://ann:secret@calendar.example/a',
    'https://ann@calendar.example/a',
    'https://calendar.example:22/a',
    'webcal://calendar.example:6379/a',
    'https://',
    'calendar.example/a.ics',
    'not an address',
  ])('refuses %s', (address) => {
    expect(() => parse(address)).toThrow(expect.objectContaining({ kind: 'refused-address' }));
  });

  it('should normalize what hides an address of this machine, so that it can be checked', () => {
    for (const host of ['0x7f.1', '2130706433', '127.1', '0177.0.0.1']) {
      expect(parse(`webcal://${host}/`)).toBe('https://127.0.0.1/');
    }
  });
});

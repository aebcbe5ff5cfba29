import { addressHint } from './address-hint.js';

it.each([
  [
    'https://calendar.google.com/calendar/ical/ann%40example.com/private-0123456789abcdef3f9c/basic.ics',
    'calendar.google.com …3f9c',
  ],
  [
    'https://cloud.example:8443/remote.php/dav/public-calendars/Xy7bLmNq2PdkWr8s?export',
    'cloud.example:8443 …Wr8s',
  ],
  ['https://example.com/cal?key=0123456789abcdef', 'example.com …cdef'],
  ['https://example.com/ann.ics', 'example.com'],
])('shows of %s no more than %s', (address, hint) => {
  expect(addressHint(new URL(address))).toBe(hint);
});

import { unreadableFile } from './unreadable-file.js';

const zipOf = (name: string) => Buffer.from(`PK\u0003\u0004${name}`, 'latin1');

it.each([
  ['This is a zip file. Open it and choose the .ics file in it.', zipOf('owner@example.com.ics')],
  ['This is an Excel workbook. Please choose a calendar file (.ics).', zipOf('xl/workbook.xml')],
  ['This is a PDF. Please choose a calendar file (.ics).', Buffer.from('%PDF-1.7')],
  ['This is a web page. Please choose a calendar file (.ics).', Buffer.from('<!doctype html>')],
  ['These are vCards. Please choose a calendar file (.ics).', Buffer.from('BEGIN:VCARD\r\n')],
  ['This file isn’t a complete calendar file (.ics).', Buffer.from('BEGIN:VCALENDAR\r\n')],
  ['This file isn’t a complete calendar file (.ics).', Buffer.from('Subject,Start Date\r\n')],
])('should say: %s', (message, file) => {
  expect(unreadableFile(file)).toBe(message);
});

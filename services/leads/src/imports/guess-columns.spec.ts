import { importFieldOptions } from '@agency/contracts';
import { guessColumns, headerKey } from './guess-columns.js';

it.each(['label', 'value'] as const)('should know every field by its own %s', (name) => {
  const guessed = guessColumns(
    importFieldOptions.map((option) => option[name]),
    [],
  );
  expect(guessed).toEqual(importFieldOptions.map(({ value }) => value));
});

it.each([
  ['First Name', 'firstName'],
  ['Last Name', 'lastName'],
  ['Phone Number', 'phone'],
  ['Mobile Phone Number', 'phone'],
  ['Associated Company', 'company'],
  ['Company Name', 'company'],
  ['Website URL', 'notes'],
  ['Lead Status', 'status'],
  ['Original Source', 'channel'],
  ['Original Traffic Source', 'channel'],
  ['Lead Source', 'channel'],
  ['Lifecycle Stage', 'status'],
  ['Create Date', 'createdAt'],
  ['Invitee Name', 'name'],
  ['Invitee First Name', 'firstName'],
  ['Invitee Email', 'email'],
  ['Text Reminder Number', 'phone'],
  ['Event Type Name', 'notes'],
  ['Start Date & Time', 'notes'],
  ['Event Created Date & Time', 'createdAt'],
  ['Response 1', 'message'],
  ['Response 10', 'message'],
  ['Canceled', 'notes'],
  ['UTM Source', 'utmSource'],
  ['E-mail Address', 'email'],
  ['full_name', 'name'],
  [' PHONE ', 'phone'],
  ['Received (Eastern Time)', 'createdAt'],
  ['Monthly ad spend', 'monthlyAdSpend'],
  ['Follow-up date', 'followUpOn'],
])('should know %j', (name, field) => {
  expect(guessColumns([name, 'Email'], [])).toEqual([field, 'email']);
});

it.each([
  'Record ID',
  'User Name',
  'User Email',
  'Question 1',
  'Contact owner',
  'Guest Email(s)',
  '',
])('should leave out %j', (name) => {
  expect(guessColumns([name, 'Email'], [])).toEqual([null, 'email']);
});

it('should find the email column by its values if no name fits', () => {
  const rows = [
    ['Ann', 'ann@harbor.example', 'x'],
    ['Bo', '', 'bo@tide.example'],
    ['Cy', 'cy@pond.example', 'y'],
  ];
  expect(guessColumns(['Wer', 'Wohin', 'Was'], rows)).toEqual([null, 'email', null]);
  expect(guessColumns(['Wer'], [['Ann']])).toEqual([null]);
});

it('should ignore case, spaces and marks in names', () => {
  expect(headerKey('  E-Mail_Adréss ')).toBe('emailadress');
  expect(headerKey('x'.repeat(128_000))).toHaveLength(200);
});

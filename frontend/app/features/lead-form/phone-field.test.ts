import { describe, expect, it } from 'vitest';
import { editPhone } from './phone-field';

/** `|` marks the caret. */
function edit(before: string, after: string, inputType?: string): string {
  const caret = after.indexOf('|');
  const edited = editPhone({
    before,
    typed: after.replace('|', ''),
    caret,
    inputType,
  });
  return `${edited.value.slice(0, edited.caret)}|${edited.value.slice(edited.caret)}`;
}

const back = 'deleteContentBackward';
const forward = 'deleteContentForward';

describe('editPhone', () => {
  it.each([
    ['', '9|', '(9|'],
    ['(910', '(9105|', '(910) 5|'],
    ['(910) 555', '(910) 5550|', '(910) 555-0|'],
    ['(910) 555-0100', '(910) 555-01002|', '(910) 555-0100 x2|'],
    ['(910) 555-0100 x23456', '(910) 555-0100 x234567|', '(910) 555-0100 x23456|'],
  ])('typing at the end: %s then %s', (before, after, expected) => {
    expect(edit(before, after)).toBe(expected);
  });

  it.each([
    ['(910) 555-0100', '(9|0) 555-0100', back, '(9|05) 550-100'],
    ['(905) 550-100', '(91|05) 550-100', 'insertText', '(91|0) 555-0100'],
    ['(910) 555-0100', '(910) 7|555-0100', 'insertText', '(910) 7|55-5010 x0'],
    ['(910) 555-0100', '|(910) 555-0100', 'insertText', '|(910) 555-0100'],
  ])('editing in the middle: %s to %s', (before, after, inputType, expected) => {
    expect(edit(before, after, inputType)).toBe(expected);
  });

  it.each([
    ['(910) 555-0100', '(910)| 555-0100'.replace('| ', '|'), back, '(91|5) 550-100'],
    ['(910) 555-0100', '(910) 555|0100', back, '(910) 55|0-100'],
    ['(910) 555-0100', '(910) 555|0100', forward, '(910) 555|-100'],
  ])(
    'deleting a sign takes the digit beside it: %s to %s',
    (before, after, inputType, expected) => {
      expect(edit(before, after, inputType)).toBe(expected);
    },
  );

  it.each([
    ['', '+|', '+|'],
    ['+', '+1|', '+1|'],
    ['+1', '+1 |', '+1 |'],
    ['+1 ', '+1 9|', '(9|'],
    ['(191) 055-5010', '(191) 055-50100|', '(910) 555-0100|'],
    ['(910) 555-0100', '1|(910) 555-0100', '|(910) 555-0100'],
    ['+49 30 1234567', '+49 305| 1234567', '+49 305| 1234567'],
    ['+49 30', '+49 30 |', '+49 30 |'],
    ['(910', '(9101|', '9101|'],
    ['0', '00|', '+|'],
    ['555-', '555-0|', '555-0|'],
    ['+49 30 ', '+49 30 x|', '+49 30 |'],
  ])('the country: %s then %s', (before, after, expected) => {
    expect(edit(before, after, 'insertText')).toBe(expected);
  });

  it.each([
    ['+1', '+|', '+|'],
    ['+', '|', '|'],
    ['+49 30', '|49 30', '|49 30'],
    ['+49 30', '+49| 30'.replace('| ', '|'), '+49|30'],
    // The visitor is correcting the first digit of the area code.
    ['(810) 555-0100', '(|10) 555-0100', '|(10) 555-0100'],
    ['(810) 555-0100 x45', '(|10) 555-0100 x45', '|(10) 555-0100 x45'],
  ])('deleting around the country: %s to %s', (before, after, expected) => {
    expect(edit(before, after, back)).toBe(expected);
  });

  it.each([
    '+1 910 555 0142',
    '1 (910) 555-0142',
    '19105550142',
    '910-555-0142 45',
    '+44 (0)20 7946 0958',
  ])('typing %s sign by sign gives what pasting it gives', (number) => {
    const typed = [...number].reduce((shown, sign) => {
      const typing = `${shown}${sign}`;
      const edited = editPhone({
        before: shown,
        typed: typing,
        caret: typing.length,
        inputType: 'insertText',
      });
      expect(edited.caret).toBe(edited.value.length);
      return edited.value;
    }, '');
    expect(typed).toBe(edit('', `${number}|`, 'insertFromPaste').replace('|', ''));
  });

  it('clears', () => {
    expect(edit('(9', '(|', back)).toBe('|');
    expect(edit('(910) 555-0100', '|', back)).toBe('|');
  });

  it.each([
    ['910.555.0100|', '(910) 555-0100|'],
    ['+1 (910) 555-0100|', '(910) 555-0100|'],
    ['1-910-555-0100|', '(910) 555-0100|'],
    ['call 910 555 0100 ext 42|', '(910) 555-0100 x42|'],
    ['19105550100|', '(910) 555-0100|'],
    ['+49 30 1234567|', '+49 30 1234567|'],
  ])('pasting %s', (pasted, expected) => {
    expect(edit('', pasted, 'insertFromPaste')).toBe(expected);
  });
});

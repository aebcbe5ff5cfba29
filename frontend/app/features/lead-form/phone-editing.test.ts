import { describe, expect, it } from 'vitest';
import { editPhone, wholePhone } from './phone-editing';

/** `|` stands for the caret. */
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

  it('clears', () => {
    expect(edit('(9', '(|', back)).toBe('|');
    expect(edit('(910) 555-0100', '|', back)).toBe('|');
  });

  it.each([
    ['910.555.0100|', '(910) 555-0100|'],
    ['+1 (910) 555-0100|', '(910) 555-0100|'],
    ['1-910-555-0100|', '(910) 555-0100|'],
    ['call 910 555 0100 ext 42|', '(910) 555-0100 x42|'],
    ['12345678901|', '(123) 456-7890 x1|'],
  ])('pasting %s', (pasted, expected) => {
    expect(edit('', pasted, 'insertFromPaste')).toBe(expected);
  });
});

describe('wholePhone', () => {
  it('changes nothing about a formatted number', () => {
    expect(wholePhone('(910) 555-0100 x42')).toBe('(910) 555-0100 x42');
  });

  it('leaves short fragments alone', () => {
    expect(wholePhone('+1 9')).toBe('(19');
  });
});

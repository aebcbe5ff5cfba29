import { parseSearch } from './search-conditions.js';

describe('a search', () => {
  it.each([
    ['Hank  OLDFIELD', [['hank'], ['oldfield']]],
    ["O’Brien o'brien", [['obrien'], ['obrien']]],
    ['Zoë', [['zoe']]],
    ['bea@cole.example', [['bea', 'cole', 'example']]],
    ['“Hank”', [['hank']]],
    ['Byrne & Sons', [['byrne'], ['sons']]],
    ['’ %', []],
  ])('%j should ask for %j', (typed, terms) => {
    expect(parseSearch(typed).terms).toEqual(terms);
  });

  it.each([
    ['(910) 555-0100', '9105550100'],
    ['+1 910.555.0100', '9105550100'],
    ['0100', '0100'],
    ['12', undefined],
    ['910 Main', undefined],
  ])('%j may be the phone number %j', (typed, phone) => {
    expect(parseSearch(typed).phone).toBe(phone);
  });
});

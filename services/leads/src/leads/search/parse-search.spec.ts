import { parseSearch } from './parse-search.js';

describe('a search', () => {
  it.each([
    ['Hank  OLDFIELD', ['hank', 'oldfield']],
    ["O’Brien o'brien", ['obrien']],
    ['Zoë', ['zoe']],
    ['bea@cole.example', ['bea cole example']],
    ['“Hank”', ['hank']],
    ['Byrne & Sons', ['byrne', '', 'sons']],
    ['’', []],
  ])('%j should ask for the words %j', (typed, words) => {
    expect(parseSearch(typed).words.map(({ parts }) => parts.join(' '))).toEqual(words);
  });

  it.each([
    ['hank', true],
    ['thank', false],
    ['“hank”', true],
    ['spring-sale', false],
    ['%', false],
  ])('%j should only begin words of messages: %j', (typed, onlyBegins) => {
    expect(parseSearch(typed).words[0]?.onlyBegins).toBe(onlyBegins);
  });

  it.each([
    ['h', true],
    ['ha bo', true],
    ['hank b', false],
    ['&', false],
    ['', false],
  ])('%j should only search names and companies: %j', (typed, isShort) => {
    expect(parseSearch(typed).isShort).toBe(isShort);
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

import {
  contactFormSpendOptions,
  labelOf,
  leadFormSpendOptions,
  serviceOptions,
  spendOptions,
  spendValues,
} from './options.js';

describe('labelOf', () => {
  it('should return the label of an option, and any other value as it is', () => {
    expect(labelOf(serviceOptions, 'paid-search')).toBe('Paid Search (search engines)');
    expect(labelOf(serviceOptions, 'carrier-pigeons')).toBe('carrier-pigeons');
    expect(labelOf(serviceOptions, null)).toBeNull();
  });
});

describe('spendOptions', () => {
  it('should hold what either form offers, each once', () => {
    const offered = new Set([...contactFormSpendOptions, ...leadFormSpendOptions]);
    expect(new Set(spendOptions)).toEqual(offered);
    expect(spendOptions).toHaveLength(offered.size);
    expect(spendValues).toEqual(spendOptions.map(({ value }) => value));
  });
});

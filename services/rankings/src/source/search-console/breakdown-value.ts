import type { BreakdownDimension } from '@agency/contracts';
// Only the codes: the package's entry also loads the names in all languages.
import countries from 'i18n-iso-countries/index.js';

/** (!) An index cannot hold much more. */
const maxAddressBytes = 2_000;
const unknownCountry = 'ZZ';
const devices = ['desktop', 'mobile', 'tablet'];

/** Converts Google's name of a page, a country or a device to the contract's form; undefined if it is not valid. */
export const breakdownValueOf: Record<BreakdownDimension, (key: string) => string | undefined> = {
  page: (key) => {
    if (!URL.canParse(key)) return undefined;
    const address = new URL(key);
    // A link to a place on a page leads to the same page.
    address.hash = '';
    const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
    return isWeb && address.href.length <= maxAddressBytes ? address.href : undefined;
  },
  country: (key) => countries.alpha3ToAlpha2(key.toUpperCase()) ?? unknownCountry,
  device: (key) => devices.find((device) => device === key.toLowerCase()),
};

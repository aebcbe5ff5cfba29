import { addDays, dayOfWeek, type EasternDate } from './eastern-time.js';

/** A US federal holiday on the day it is observed. */
export interface FederalHoliday {
  day: EasternDate;
  name: string;
}

type Rule = { name: string; month: number } & (
  | { date: number }
  /** Which occurrence in the month, from 1; -1 is the last. */
  | { weekday: number; nth: number }
);

const monday = 1;
const thursday = 4;
const friday = 5;

/** The holidays of 5 U.S.C. 6103 as rules, so that the list never ends. */
const rules: readonly Rule[] = [
  { name: "New Year's Day", month: 1, date: 1 },
  { name: 'Martin Luther King Jr. Day', month: 1, weekday: monday, nth: 3 },
  { name: "Washington's Birthday", month: 2, weekday: monday, nth: 3 },
  { name: 'Memorial Day', month: 5, weekday: monday, nth: -1 },
  { name: 'Juneteenth', month: 6, date: 19 },
  { name: 'Independence Day', month: 7, date: 4 },
  { name: 'Labor Day', month: 9, weekday: monday, nth: 1 },
  { name: 'Columbus Day', month: 10, weekday: monday, nth: 2 },
  { name: 'Veterans Day', month: 11, date: 11 },
  { name: 'Thanksgiving Day', month: 11, weekday: thursday, nth: 4 },
  { name: 'Christmas Day', month: 12, date: 25 },
];

/** Their names, in calendar order. */
export const federalHolidayNames: readonly string[] = rules.map(({ name }) => name);

/** The next date of each federal holiday from this day on, earliest first. */
export function nextFederalHolidays(first: EasternDate): FederalHoliday[] {
  // A Monday holiday returns after at most 371 days; observance moves it by one day.
  const ahead = federalHolidaysBetween(first, addDays(first, 400));
  return federalHolidayNames
    .flatMap((name) => ahead.find((holiday) => holiday.name === name) ?? [])
    .sort((a, b) => a.day.localeCompare(b.day));
}

/**
 * The US federal holidays from the first day to the last, both inclusive, earliest first. A Saturday holiday is
 * observed on the Friday before, a Sunday holiday on the Monday after: never on a weekend, and sometimes New Year's Day
 * in the year before.
 */
export function federalHolidaysBetween(first: EasternDate, last: EasternDate): FederalHoliday[] {
  const holidays: FederalHoliday[] = [];
  for (let year = yearOf(first); year <= yearOf(last) + 1; year++) {
    for (const rule of rules) holidays.push({ day: observed(dayIn(year, rule)), name: rule.name });
  }
  return holidays.filter(({ day }) => first <= day && day <= last);
}

function yearOf(day: EasternDate): number {
  return Number(day.slice(0, 4));
}

function dateOf(year: number, month: number, date: number): EasternDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

function dayIn(year: number, rule: Rule): EasternDate {
  if ('date' in rule) return dateOf(year, rule.month, rule.date);
  if (rule.nth < 0) {
    const beginning = dateOf(year, rule.month + 1, 1);
    return addDays(onOrAfter(beginning, rule.weekday), 7 * rule.nth);
  }
  return addDays(onOrAfter(dateOf(year, rule.month, 1), rule.weekday), 7 * (rule.nth - 1));
}

function onOrAfter(day: EasternDate, weekday: number): EasternDate {
  return addDays(day, (weekday - dayOfWeek(day) + 7) % 7);
}

function observed(day: EasternDate): EasternDate {
  const weekday = dayOfWeek(day);
  if (weekday > friday) return addDays(day, -1);
  return weekday < monday ? addDays(day, 1) : day;
}

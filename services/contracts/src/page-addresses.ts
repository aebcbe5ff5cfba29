import type { EasternDate } from './time/eastern-time.js';

// Addresses that services link to in emails, replies, notifications and calendars, after the site's own. The frontend's
// links to the same views are made from them.
// (!) Imports only types: the router's configuration runs this file before anything is compiled. Only for that,
// package.json exports the source by its own name; services, whose images have no sources, must import the index.
// Single constants, because the bundler inlines them, and the script of every page contains some.

/** Path of the page that a sent form leads to. With a lead's id it offers the scheduler: `schedulerAddress`. */
export const thankYouPath = '/thank-you';

/** Parameter of `thankYouPath`: a lead's id. (!) Whoever has the id may book for that lead. */
export const contactIdParam = 'contactId';

/** Parameter of `thankYouPath`: the instant of a free time to confirm. Opening the page books nothing. */
export const startParam = 'start';

/** Path and query of the page where this lead picks a time, or confirms one. */
export const schedulerAddress = (contactId: number, startsAt?: Date): string =>
  `${thankYouPath}?${contactIdParam}=${contactId}${startsAt ? `&${startParam}=${startsAt.toISOString()}` : ''}`;

/** Path of the page where a visitor sees, moves or cancels a call, by the signed token in their emails. */
export const bookingAddress = (token: string): string => `/booking/${token}`;

/** GET and HEAD `{token}.ics`: not a page, but the owner's calls for calendar apps. The token grants access. */
export const calendarFeedFilesPath = '/calendar';
export const calendarFeedFilePath = (token: string): string =>
  `${calendarFeedFilesPath}/${token}.ics`;

/** Path of the desk. Without a query it opens the start page that the owner chose. */
export const adminPath = '/admin';

/** Path and query of a view of the desk. The query is one of `deskQuery`. */
export const deskAddress = (query: string): string => `${adminPath}?${query}`;

/** Path of the rankings. Without a query it opens the overview. */
export const rankingsPath = '/rankings';

/** Path of the page that shows the emails which this site sends. */
export const emailPreviewsPath = '/email-previews';

/** The owner's pages, hidden from search engines. Every list of them is made from this one or compared with it. */
export const ownerPaths = [adminPath, rankingsPath, emailPreviewsPath] as const;
export type OwnerPath = (typeof ownerPaths)[number];

/** Path and query of a view of the rankings. The query is one of `rankingsQuery`. */
export const rankingsAddress = (query: string): string => `${rankingsPath}?${query}`;

/** The tabs of the desk, by their values in the address. The first also opens without a value. */
export const deskTabs = [
  'leads',
  'today',
  'appointments',
  'availability',
  'sources',
  'settings',
] as const;
export type DeskTab = (typeof deskTabs)[number];

/** The views of the desk's availability, by their values in the address. The first has none. */
export const availabilityViews = ['hours', 'time-off', 'calendars', 'rules'] as const;
export type AvailabilityView = (typeof availabilityViews)[number];

/** The sections of the desk's settings, by their values in the address. The first has none. */
export const settingsSections = [
  'security',
  'notifications',
  'meeting',
  'emails',
  'replies',
  'data',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** Parameter of `adminPath`: the token of the email that confirms an address of the owner's. */
export const confirmAddressParam = 'confirm';

/** Parameter of `adminPath`: the token of the email that lets the owner set a new password. */
export const recoverParam = 'recover';

/** Queries, without the `?`, of the desk's views that are linked from outside of it. */
export const deskQuery = {
  /** A tab in the view that it opens with. */
  tab: (tab: DeskTab): string => `tab=${tab}`,
  /** The leads, with the panel of this one open. */
  lead: (id: number): string => `lead=${id}`,
  /** The week of the calls that has this day. */
  appointmentsOn: (day: EasternDate): string => `tab=appointments&day=${day}`,
  /** The availability in this view. */
  availability: (view: AvailabilityView): string =>
    view === 'hours' ? 'tab=availability' : `tab=availability&view=${view}`,
  /** The settings in this section. */
  settings: (section: SettingsSection): string =>
    section === 'security' ? 'tab=settings' : `tab=settings&view=${section}`,
  /** Confirms an address of the owner's. */
  confirmAddress: (token: string): string => `${confirmAddressParam}=${token}`,
  /** Lets the owner set a new password. */
  recover: (token: string): string => `${recoverParam}=${token}`,
} as const;

/** The tabs of the rankings, by their values in the address. The first has none. */
export const rankingTabs = ['overview', 'keywords', 'source'] as const;
export type RankingTab = (typeof rankingTabs)[number];

/** Queries, without the `?`, of the rankings' views that are linked from elsewhere. */
export const rankingsQuery = {
  /** A tab in the view that it opens with. */
  tab: (tab: Exclude<RankingTab, 'overview'>): string => `tab=${tab}`,
  /** The keywords, with this one open. */
  keyword: (id: number): string => `tab=keywords&keyword=${id}`,
  /** The keywords of a landing page, by its path on this site. */
  landingPage: (path: string): string => `tab=keywords&landing=${encodeURIComponent(path)}`,
} as const;

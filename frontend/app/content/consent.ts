/** The cookie banner. */
export const consentBanner = {
  label: 'Cookie consent',
  question: 'May we count visits and ad clicks?',
  promise: 'Not unless you say so.',
  policy: 'Privacy policy',
  acceptAll: 'Accept All',
  essentialOnly: 'Essential Only',
  customize: 'Customize',
} as const;

export const cookieSettings = {
  heading: 'Cookie settings',
  close: 'Close',
  intro: {
    before:
      'What this site may keep in your browser. You can change your mind at the bottom of every public page; the',
    link: 'privacy policy',
    after: 'has the details.',
  },
  /** For a browser that sends Global Privacy Control. */
  privacyControl: {
    kept: 'Your browser asks sites not to track you (Global Privacy Control), and we honor that: both are off unless you turn them on here.',
    overruled: 'Your browser asks sites not to track you. Your choice here overrides that.',
  },
  purposes: {
    necessary: {
      title: 'Necessary',
      always: 'always on',
      text: 'This choice, a call you booked and, until you close the browser, how you got here. Never used to follow you.',
    },
    analytics: {
      title: 'Analytics',
      text: 'Lets an outside service follow a visit from page to page.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Records which ad led to an inquiry, and remembers it after this visit.',
    },
  },
  save: 'Save Preferences',
  acceptAll: 'Accept All',
} as const;

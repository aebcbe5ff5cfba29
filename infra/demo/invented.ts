/**
 * Invented people and businesses of the coast. Nobody real: addresses end in `.example` and numbers are 555-01xx, both
 * reserved for examples.
 */
export const firstNames = [
  ...['Carla', 'Jonas', 'Kate', 'Bill', 'Priya', 'Wei', 'Tom', 'Maggie', 'Darnell', 'Renée'],
  ...['Luis', 'Beth', 'Omar', 'Shelby', 'Grant', 'Imani', 'Walt', 'Noor', 'Peyton', 'Hector'],
  ...['Josie', 'Marcus', 'Elena', 'Clay', 'Tamika', 'Reid', 'Yuki', 'Dot', 'Anders', 'Fatima'],
] as const;

export const lastNames = [
  ...['Nunez', 'Whitfield', 'McAllister', 'Southerland', 'Raman', 'Zhang', 'Beaufort', 'Ortiz'],
  ...['Pridgen', 'Baptiste', 'O’Quinn', 'Farrow', 'Haddad', 'Midgett', 'Lanier', 'Okafor'],
  ...['Rackley', 'Siddiqui', 'Swansboro', 'Delgado', 'Bright', 'Fulcher', 'Moreau', 'Tillett'],
  ...['Gaskill', 'Brandt', 'Tanaka', 'Willis', 'Lindqvist', 'Rahman', 'Etheridge'],
] as const;

/** With one of the trades: the name of a business. */
export const places = [
  ...['Castle Hayne', 'Figure Eight', 'Masonboro', 'Topsail', 'Leland', 'Cape Fear', 'Oak Island'],
  ...['Hampstead', 'Sunset Point', 'Carolina Beach', 'New River', 'Shallotte', 'Porters Neck'],
  ...['Riverwalk', 'Surf City', 'Ogden', 'Monkey Junction', 'Burgaw', 'Scotts Hill'],
] as const;

export const trades = [
  ...['Nursery', 'Realty', 'Dental', 'Plumbing', 'Pediatrics', 'Kayaks', 'Rentals', 'Veterinary'],
  ...['Brewing', 'Chiropractic', 'Charters', 'Heating & Air', 'Auto Glass', 'Interiors'],
  ...['Fitness', 'Coffee', 'Roofing'],
] as const;

/** What to do at a follow-up. */
export const followUpTasks = [
  'Send the audit',
  'Ask about the second location',
  'Call after their board meets',
  'Share the case study from Topsail',
] as const;

/** What they write, by the service they ask about. */
export const messages: Readonly<Record<string, readonly string[]>> = {
  'paid-search': [
    'We spend about $3,000 a month on search ads and get calls from people two hours away. I would like the right ones.',
    'Our last agency left in August and nobody has touched the account since. Can you look at it?',
    'People search for us by name and find a competitor’s ad first. What can we do?',
  ],
  'paid-social': [
    'Our posts get likes and no bookings. We would like to try ads before the spring season.',
    'We ran a few boosted posts ourselves. I have no idea whether they brought anyone in.',
  ],
  'creative-strategy': [
    'We need short videos for our fall campaign and somebody who knows what works here.',
    'Our photos are five years old. What would you shoot first?',
  ],
  analytics: [
    'Three tools show three different numbers of leads. Which one is right?',
    'I would like one page a month that tells me what we paid for a customer.',
  ],
  'ai-enablement': [
    'We answer the same twelve questions on the phone every day. Could a tool do that politely?',
  ],
  'full-service': [
    'We open a second office in January and want one partner for everything.',
    'My nephew does our marketing. He is moving to Denver. Help!',
  ],
  consultation: [
    'Not sure what we need yet. Could we talk for half an hour?',
    'A friend at the chamber of commerce gave me your name.',
  ],
};

/** What the owner writes down. */
export const notes = [
  'Owner decides alone. Prefers mornings.',
  'Wants numbers from a client of the same size.',
  'Budget is set in January. Call again before the holidays.',
  'Has a brother-in-law who built the site. Be kind about it.',
  'Two locations, one phone number. That explains the tracking.',
  'Asked whether we work with their front-desk software.',
  'Sent the sample audit. Liked the page about wasted spend.',
] as const;

export const replies = [
  {
    subject: 'Your question about search ads',
    body: 'Thank you for writing. I looked at your site and have two ideas for the first month. Would you like to talk this week?',
  },
  {
    subject: 'The sample audit you asked for',
    body: 'Here is an audit of a business like yours. The third page shows where most of the money usually goes.',
  },
  {
    subject: 'Our proposal',
    body: 'As promised, a plan for three months, with what each part costs and what we expect from it. What questions does it leave open?',
  },
] as const;

/** How they came: medium, campaign and click id only where an ad would set them. */
export const visits = [
  { landingPath: '/', referrerHost: 'www.google.com' },
  { landingPath: '/', referrerHost: 'www.google.com' },
  { landingPath: '/sample-audit', referrerHost: 'www.bing.com' },
  {
    landingPath: '/lead-generation',
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'wilmington-search',
    gclid: 'demo-click',
  },
  {
    landingPath: '/lead-generation',
    utm_source: 'facebook',
    utm_medium: 'paid-social',
    utm_campaign: 'coast-fall',
    fbclid: 'demo-click',
  },
  { landingPath: '/blog', utm_source: 'newsletter', utm_medium: 'email' },
  { landingPath: '/', referrerHost: 'www.wilmingtonchamber.example' },
  { landingPath: '/' },
] as const;

/** Busy times of a week: day after Monday, start, minutes and title. */
export const busyWeek = [
  { weekday: 0, time: '09:00', minutes: 30, title: 'Planning the week' },
  { weekday: 1, time: '12:00', minutes: 60, title: 'Lunch with a client' },
  { weekday: 2, time: '15:00', minutes: 90, title: 'Campaign review' },
  { weekday: 3, time: '10:30', minutes: 30, title: 'Chamber of commerce' },
  { weekday: 4, time: '14:00', minutes: 120, title: 'Reports' },
] as const;

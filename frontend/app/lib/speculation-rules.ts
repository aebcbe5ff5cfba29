import {
  bookingAddress,
  calendarFeedFilesPath,
  ownerPaths,
  thankYouPath,
} from '@agency/contracts/page-addresses';

/** Addresses that are private or not pages. */
const excluded = [
  ...ownerPaths.map((path) => `${path}*`),
  '/api/*',
  '/assets/*',
  bookingAddress('*'),
  `${calendarFeedFilesPath}/*`,
  `${thankYouPath}*`,
  '/*.xml',
  '/*.txt',
];

/** Which links a browser may fetch before they are pressed. The build allows exactly this text in each page's policy. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: excluded } }] },
      eagerness: 'moderate',
    },
  ],
});

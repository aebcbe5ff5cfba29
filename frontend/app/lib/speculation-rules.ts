import {
  adminPath,
  bookingAddress,
  calendarFeedFilesPath,
  rankingsPath,
  thankYouPath,
} from '@agency/contracts/page-addresses';
import { paths } from './paths.ts';

/** Addresses that are private or not pages. */
const excluded = [
  `${adminPath}*`,
  '/api/*',
  '/assets/*',
  bookingAddress('*'),
  `${calendarFeedFilesPath}/*`,
  `${paths.emailPreviews}*`,
  `${rankingsPath}*`,
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

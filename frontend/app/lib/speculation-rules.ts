/** Addresses that are private or not pages. */
const excluded = [
  '/admin*',
  '/api/*',
  '/assets/*',
  '/booking/*',
  '/calendar/*',
  '/email-previews*',
  '/rankings*',
  '/thank-you*',
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

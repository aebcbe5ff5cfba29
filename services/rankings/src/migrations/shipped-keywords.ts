/** A keyword that the product ships with: its landing page and its tags. */
export interface ShippedKeyword {
  keyword: string;
  landingPage: string;
  tags: string[];
}

/** By landing page, service and place. */
const groups: [landingPage: string, service: string, place: string, keywords: string[]][] = [
  [
    '/google-ads-consultant-wilmington-nc',
    'google-ads',
    'wilmington',
    [
      'google ads consultant wilmington nc',
      'google ads expert wilmington nc',
      'google ads specialist wilmington nc',
      'hire google ads consultant wilmington',
      'google ads freelancer wilmington nc',
    ],
  ],
  [
    '/google-ads-wilmington',
    'google-ads',
    'wilmington',
    [
      'google ads wilmington',
      'google ads agency wilmington nc',
      'google ads management wilmington nc',
      'google ads for small business wilmington nc',
      'google ads audit wilmington nc',
      'local service ads wilmington nc',
    ],
  ],
  [
    '/facebook-ads-consultant-wilmington-nc',
    'facebook-ads',
    'wilmington',
    [
      'facebook ads consultant wilmington nc',
      'facebook ads expert wilmington nc',
      'facebook ads specialist wilmington nc',
      'instagram ads consultant wilmington nc',
      'meta ads consultant wilmington nc',
    ],
  ],
  [
    '/facebook-ads-wilmington',
    'facebook-ads',
    'wilmington',
    [
      'facebook ads wilmington',
      'facebook ads agency wilmington nc',
      'facebook ads management wilmington nc',
      'social media advertising wilmington nc',
      'instagram advertising wilmington nc',
      'facebook ads for restaurants wilmington nc',
    ],
  ],
  [
    '/digital-marketing-consultant-wilmington-nc',
    'digital-marketing',
    'wilmington',
    [
      'digital marketing consultant wilmington nc',
      'marketing consultant wilmington nc',
      'digital marketing expert wilmington nc',
      'fractional cmo wilmington nc',
      'small business marketing consultant wilmington nc',
    ],
  ],
  [
    '/wilmington-digital-marketing',
    'digital-marketing',
    'wilmington',
    [
      'wilmington digital marketing',
      'digital marketing agency wilmington nc',
      'marketing agency wilmington nc',
      'advertising agency wilmington nc',
      'paid media agency wilmington nc',
      'online marketing wilmington nc',
    ],
  ],
  [
    '/ai-marketing-consultant-wilmington-nc',
    'ai-marketing',
    'wilmington',
    [
      'ai marketing consultant wilmington nc',
      'ai marketing agency wilmington nc',
      'marketing automation wilmington nc',
      'ai for small business wilmington nc',
      'ai chatbot for business wilmington nc',
    ],
  ],
  [
    '/marketing-analytics-consultant-wilmington-nc',
    'analytics',
    'wilmington',
    [
      'marketing analytics consultant wilmington nc',
      'google analytics consultant wilmington nc',
      'google tag manager consultant wilmington nc',
      'conversion tracking wilmington nc',
      'marketing reporting wilmington nc',
    ],
  ],
  [
    '/ppc-consultant-wilmington-nc',
    'ppc',
    'wilmington',
    [
      'ppc consultant wilmington nc',
      'ppc agency wilmington nc',
      'ppc management wilmington nc',
      'pay per click advertising wilmington nc',
      'search engine marketing wilmington nc',
    ],
  ],
  [
    '/creative-strategy-consultant-wilmington-nc',
    'creative',
    'wilmington',
    [
      'creative strategy consultant wilmington nc',
      'ugc creators wilmington nc',
      'ad creative agency wilmington nc',
      'video ads wilmington nc',
    ],
  ],
  [
    '/conversion-rate-optimization-wilmington-nc',
    'conversion',
    'wilmington',
    [
      'conversion rate optimization wilmington nc',
      'cro consultant wilmington nc',
      'landing page optimization wilmington nc',
      'landing page design wilmington nc',
    ],
  ],
  [
    '/lead-generation',
    'lead-generation',
    'wilmington',
    [
      'lead generation wilmington nc',
      'lead generation agency wilmington nc',
      'more leads for contractors wilmington nc',
    ],
  ],
  [
    '/wilmington-digital-marketing',
    'digital-marketing',
    'wrightsville-beach',
    ['digital marketing wrightsville beach nc'],
  ],
  ['/wilmington-digital-marketing', 'digital-marketing', 'leland', ['digital marketing leland nc']],
  [
    '/wilmington-digital-marketing',
    'digital-marketing',
    'carolina-beach',
    ['marketing agency carolina beach nc'],
  ],
  ['/google-ads-wilmington', 'google-ads', 'hampstead', ['google ads hampstead nc']],
  ['/facebook-ads-wilmington', 'facebook-ads', 'leland', ['facebook ads leland nc']],
];

export const shippedKeywords: readonly ShippedKeyword[] = groups.flatMap(
  ([landingPage, service, place, keywords]) =>
    keywords.map((keyword) => ({
      keyword,
      landingPage,
      tags: [`service:${service}`, `location:${place}`],
    })),
);

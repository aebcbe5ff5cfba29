/** What marks a campaign: the same for everybody who follows its link. */
const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const;

/** What ad platforms recognize a single click by, and so a person: kept and sent only with marketing consent. */
export const clickIdKeys = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const;

/** Campaign parameters and click ids that may be stored; everything else in a URL is dropped. */
export const attributionKeys = [...campaignKeys, ...clickIdKeys] as const;

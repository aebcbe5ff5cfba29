/**
 * The agency's name and addresses. A new owner edits this file and nothing else: pages, emails,
 * structured data and calendar invitations all read it.
 */
export const brand = {
  name: 'Longleaf & Tide',
  email: 'hello@longleafandtide.example',
  city: 'Wilmington',
  region: 'North Carolina',
  regionCode: 'NC',
  country: 'US',
  /** Where the public site lives when no SITE_URL is configured. Canonical links start with it. */
  siteUrl: 'https://longleafandtide.example',
} as const;

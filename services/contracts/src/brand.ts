/**
 * The agency's name, town and addresses: pages, emails, structured data and calendar invitations all read them here.
 * What it says of its region, in its local pages and articles, is content.
 */
export const brand = {
  name: 'Longleaf & Tide',
  email: 'hello@longleafandtide.example',
  city: 'Wilmington',
  region: 'North Carolina',
  regionCode: 'NC',
  country: 'US',
} as const;

/** Somebody a client talks to. */
export interface Person {
  name: string;
  role: string;
  /** One sentence, in the site's voice. */
  line: string;
  /** A square picture in frontend/public: `/people/ruth.jpg`. */
  photo?: string;
  isFounder?: boolean;
}

// Constants of their own, not part of the brand, so that the bundler leaves out what a page does not use.
/** Where the site lives while SITE_URL is empty. Pages are then built with it, and no local address is told as theirs. */
export const fallbackSiteUrl = 'https://longleafandtide.example';
/** As a visitor reads it: `(910) 555-0100`. Undefined: nothing on the site offers to be called. */
export const agencyPhone: string | undefined = undefined;
/** Undefined: the site names nobody. */
export const agencyPeople: readonly [Person, ...Person[]] | undefined = undefined;

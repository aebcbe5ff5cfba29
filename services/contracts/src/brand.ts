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

// Constants of their own, not part of the brand: while they are undefined, the bundler leaves out all that shows them.
/** As a visitor reads it: `(910) 555-0100`. Undefined: nothing on the site offers to be called. */
export const agencyPhone: string | undefined = undefined;
/** Undefined: the site names nobody. */
export const agencyPeople: readonly [Person, ...Person[]] | undefined = undefined;

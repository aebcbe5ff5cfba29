/** Somebody a client talks to. */
export interface Person {
  name: string;
  role: string;
  /** One sentence, in the site's voice. */
  line: string;
  /** A square picture in frontend/public. */
  photo?: { src: string; width: number; height: number };
  isFounder?: boolean;
}

/** Who the agency is, and how to reach it. */
export interface Brand {
  name: string;
  email: string;
  /** As a visitor reads it: `(910) 555-0100`. Without one, nothing on the site offers to be called. */
  phone?: string;
  /** Without any, the site names nobody. */
  people?: readonly Person[];
  city: string;
  region: string;
  regionCode: string;
  country: string;
  /** Where the public site lives when no SITE_URL is configured. Canonical links start with it. */
  siteUrl: string;
}

/**
 * The agency's name and addresses. A new owner edits this file and nothing else: pages, emails,
 * structured data and calendar invitations all read it.
 */
export const brand: Brand = {
  name: 'Longleaf & Tide',
  email: 'hello@longleafandtide.example',
  city: 'Wilmington',
  region: 'North Carolina',
  regionCode: 'NC',
  country: 'US',
  siteUrl: 'https://longleafandtide.example',
};

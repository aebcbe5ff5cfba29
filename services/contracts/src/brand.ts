/**
 * The agency's name, town and addresses, for pages, emails, structured data and calendar invitations. Copy about the
 * region belongs to content.
 */
export const brand = {
  name: 'Longleaf & Tide',
  email: 'hello@longleafandtide.example',
  city: 'Wilmington',
  region: 'North Carolina',
  regionCode: 'NC',
  country: 'US',
} as const;

/** A contact person for clients. */
export interface Person {
  name: string;
  role: string;
  /** One sentence, in the site's voice. */
  line: string;
  /** A square picture in frontend/public: `/people/ruth.jpg`. */
  photo?: string;
  isFounder?: boolean;
}

// Constants outside `brand`, so that the bundler drops the ones a page does not use.
/** What the name means: the last paragraph about the agency. */
export const nameStory =
  'The longleaf pine in the name grows slowly, lives for centuries, and comes back after fire. The tide turns four times a day whether you watch or not. Between the two lies most of what we know about marketing.';
/**
 * The site's address while SITE_URL is empty. Pages are built with it, so that no page names a local address as its
 * own.
 */
export const fallbackSiteUrl = 'https://longleafandtide.example';
/** As visitors read it: `(910) 555-0100`. Undefined: the site offers no phone number. */
export const agencyPhone: string | undefined = undefined;
/** The smallest fee, in dollars a month. Undefined: the site names none. */
export const agencyFeeFrom: number | undefined = undefined;
/** Undefined: the site names no person. */
export const agencyPeople: readonly [Person, ...Person[]] | undefined = undefined;

import { SourceFailure } from '../figure-source.js';

/** `sc-domain:example.com` and `https://www.example.com/` are two kinds of property of one site. */
function hostOf(property: string): string {
  const domain = /^sc-domain:(.+)$/.exec(property)?.[1];
  const host = domain ?? (URL.canParse(property) ? new URL(property).hostname : property);
  return host.replace(/^www\./, '');
}

/** Why the account cannot read a property, told from the properties it can. */
export function propertyFailure(
  site: string,
  visible: readonly string[],
  account: string,
): SourceFailure {
  const sibling = visible.find((property) => hostOf(property) === hostOf(site));
  if (sibling === undefined) {
    return new SourceFailure(
      'account-not-added',
      `${account} is not a user of ${site}. Add it in Search Console under Settings, Users and permissions.`,
    );
  }
  return new SourceFailure(
    'wrong-property-kind',
    `The account may read ${sibling}, but SEARCH_CONSOLE_SITE says ${site}. Set it to ${sibling}.`,
  );
}

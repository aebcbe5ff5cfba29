import { speculationRules } from '~/lib/speculation-rules';

/**
 * By script and not by the `Speculation-Rules` header, whose file is requested before fonts and styles: on a slow connection
 * a round trip more before the largest paint.
 */
export function prefetchLinks(): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = speculationRules;
  document.head.append(rules);
}

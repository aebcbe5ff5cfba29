import type { ExportLeadsQuery } from '@agency/contracts';

/** More choices of one kind are only counted, because the length of a file's name is limited. */
const maxNamed = 3;

/**
 * The name of an export without its extension: what the file holds, and the day. (!) It is sent in a header and becomes
 * a file: only letters, digits and hyphens. A search is not repeated, because it may be someone's name or address.
 */
export function exportName(query: ExportLeadsQuery, today: string): string {
  const { status, service, spend, topic, followUp, answer, from, to } = query;
  const parts = [
    query.ids && 'selected',
    query.search && 'search',
    choice(status, 'statuses'),
    choice(service, 'services'),
    choice(spend, 'bands', 'spend-'),
    choice(topic, 'topics'),
    followUp && `follow-up-${followUp}`,
    answer,
    from && `from-${from}`,
    to && `to-${to}`,
  ];
  return ['leads', ...parts, today].filter(Boolean).join('-');
}

function choice(chosen: readonly string[] = [], several: string, prefix = '') {
  const values = [...new Set(chosen)];
  if (values.length === 0) return undefined;
  if (values.length > maxNamed) return `${values.length}-${several}`;
  return prefix + values.join('-').replaceAll('+', '-plus');
}

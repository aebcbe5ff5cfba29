import {
  answerOptions,
  channelFilterOptions,
  easternDateSchema,
  type LeadFilter,
  leadFilterSchema,
  leadSortOf,
  leadSortOptions,
  leadStatusOptions,
  leadTopicOptions,
  type Option,
  optionValues,
  serviceOptions,
  spendOptions,
} from '@agency/contracts';

interface Schema<Value> {
  safeParse(input: unknown): { success: true; data: Value } | { success: false };
}

/** The filter as a query string, in a fixed order, without defaults. */
export function filterParams(filter: LeadFilter): URLSearchParams {
  const { search, status, service, spend, topic, channel, from, to, followUp, answer } = filter;
  const { import: imported } = filter;
  const conditions = {
    search,
    status,
    service,
    spend,
    topic,
    channel,
    from,
    to,
    followUp,
    answer,
    import: imported,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(conditions)) {
    if (value !== undefined) params.set(name, value.toString());
  }
  const order = leadSortOf(filter);
  if (order !== leadSortOf({ search })) params.set('sort', order);
  return params;
}

/** The filter in an address. Unknown values are ignored: an old link still shows leads. */
export function parseFilter(params: URLSearchParams): LeadFilter {
  return {
    search: known(leadFilterSchema.shape.search, params.get('search')) || undefined,
    status: knownChoices(leadStatusOptions, params.get('status')),
    service: knownChoices(serviceOptions, params.get('service')),
    spend: knownChoices(spendOptions, params.get('spend')),
    topic: knownChoices(leadTopicOptions, params.get('topic')),
    channel: knownChoices(channelFilterOptions, params.get('channel')),
    from: known(easternDateSchema, params.get('from')),
    to: known(easternDateSchema, params.get('to')),
    followUp: known(leadFilterSchema.shape.followUp, params.get('followUp')),
    answer: optionValues(answerOptions).find((answer) => answer === params.get('answer')),
    import: known(leadFilterSchema.shape.import, params.get('import')),
    sort: optionValues(leadSortOptions).find((sort) => sort === params.get('sort')),
  };
}

function known<Value>(schema: Schema<Value>, text: string | null): Value | undefined {
  const result = schema.safeParse(text);
  return result.success ? result.data : undefined;
}

function knownChoices<Value extends string>(
  options: readonly Option<Value>[],
  text: string | null,
): Value[] | undefined {
  const asked = text?.split(',') ?? [];
  const found = options.map(({ value }) => value).filter((value) => asked.includes(value));
  return found.length > 0 ? found : undefined;
}

/** How many conditions narrow the list, not counting the order. */
export function conditionCount({ sort, ...conditions }: LeadFilter): number {
  return Object.values(conditions).filter((condition) => condition !== undefined).length;
}

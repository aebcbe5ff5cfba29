import type pg from 'pg';

const first = ['Avery', 'Jordan', 'Taylor', 'Morgan', 'Riley', 'Casey', 'Quinn', 'Reese', 'Rowan'];
const last = ['Bennett', 'Carter', 'Dawson', 'Ellis', 'Foster', 'Grant', 'Hayes', 'Irwin'];
const syllables = [...'bcdfghklmnprstvw'].flatMap((onset) =>
  [...'aeio'].map((vowel) => onset + vowel),
);

/** One of 4,096 made-up words: each occurs in about one message in a hundred, like a typical search term. */
const word = (hash: string) =>
  `array_to_string(ARRAY[syllables[1 + (${hash} & 63)], syllables[1 + (${hash} >> 3 & 63)], syllables[1 + (${hash} >> 6 & 63)]], '')`;

const insert = `
  INSERT INTO leads.contacts (id, name, email, phone, company, service, monthly_ad_spend, message, status, notes,
    follow_up_on, bot_check, channel, attribution, created_at, status_since)
  SELECT (2::numeric ^ 41)::bigint + n, name, lower(replace(name, ' ', '.')) || n || '@' || company || '.example',
    '(' || 200 + n % 797 || ') 555-' || lpad((n::bigint * 7919 % 10000)::text, 4, '0'), initcap(company),
    (ARRAY['paid-search', 'paid-social', 'creative-strategy', 'analytics', 'full-service', NULL])[1 + n % 6],
    (ARRAY['0-1k', '1k-5k', '5k-10k', '10k-25k', '25k-50k', '100k+', NULL])[1 + n % 7],
    message,
    (ARRAY['new', 'contacted', 'qualified', 'proposal-sent', 'closed-won', 'closed-lost', 'follow-up'])[1 + n / 7 % 7],
    CASE WHEN n % 4 = 0 THEN 'Called, wants an offer.' END,
    CASE WHEN n % 10 = 0 THEN current_date + n % 60 - 20 END,
    'passed',
    (ARRAY['direct', 'paid-search', 'email', 'paid-social', 'organic-search', 'referral'])[1 + n % 6],
    CASE WHEN n % 6 > 0 THEN jsonb_build_object('first', jsonb_build_object('landingPath', '/page-' || n % 40,
      'utm_source', (ARRAY['google', 'news', 'facebook', 'bing', 'yelp'])[n % 6],
      'utm_medium', (ARRAY['cpc', 'email', 'paid', 'organic', 'referral'])[n % 6], 'utm_campaign', 'campaign-' || n % 60)) END,
    now() - n * interval '5 years' / $1, now() - n * interval '5 years' / $1
  FROM generate_series(1, $1::integer) AS n,
    LATERAL (SELECT $2::text[] AS first, $3::text[] AS last, $4::text[] AS syllables) AS parts,
    LATERAL (SELECT
      CASE WHEN n % 5000 = 4999 THEN 'Hank Oldfield'
        ELSE first[1 + n % cardinality(first)] || ' ' || last[1 + n % cardinality(last)] END AS name,
      ${word('hashint4(n)')} AS company,
      (SELECT string_agg(${word('hashint4(n * 64 + place)')}, ' ') FROM generate_series(1, 20 + n % 40) AS place)
        || CASE WHEN n % 4 = 0 THEN ' thanks' ELSE '' END AS message) AS lead`;

/**
 * Replaces all leads with this many, the same ones each time: five years of forms with messages of 20 to 59 words. Every
 * fourth message says thanks; every five-thousandth lead is a Hank.
 * Returns words of their messages to search for.
 */
export async function fillWithLeads(database: pg.Pool, count: number): Promise<string[]> {
  const client = await database.connect();
  try {
    // With the default of 64 MB, the trigrams of a million messages would be sorted on disk repeatedly.
    await client.query("SET maintenance_work_mem = '1GB'");
    await client.query('TRUNCATE leads.contacts CASCADE');
    const { rows } = await client.query<{ name: string; definition: string }>(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
       WHERE schemaname = 'leads' AND indexname LIKE 'contacts_by_search%'`,
    );
    // Building them at once afterward takes a fraction of the time.
    for (const { name } of rows) await client.query(`DROP INDEX leads.${name}`);
    await client.query(insert, [count, first, last, syllables]);
    for (const { definition } of rows) await client.query(definition);
    await client.query('VACUUM ANALYZE leads.contacts');
    const words = await client.query<{ word: string }>(
      `SELECT split_part(message, ' ', 7) AS word FROM leads.contacts ORDER BY id LIMIT 20`,
    );
    return words.rows.map(({ word }) => word);
  } finally {
    client.release(true);
  }
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errors, exportPKCS8, generateKeyPair, jwtVerify } from 'jose';

export interface StandInRow {
  query: string;
  clicks: number;
  impressions: number;
  position: number;
}

/** Of one page, country or device, as Google calls it. */
export interface StandInPart extends StandInRow {
  value: string;
}

/** What the stand-in answers instead, once, to the next request of a kind. */
export interface Disturbance {
  path: 'token' | 'query' | 'breakdown' | 'inspect' | 'sites';
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Closes the connection abruptly. */
  cut?: boolean;
  /** How many requests of the kind pass first. */
  after?: number;
  /** Never answers. */
  hang?: boolean;
}

interface AnalyticsRequest {
  /** Of an inspection. */
  inspectionUrl?: string;
  startDate: string;
  endDate: string;
  dimensions: string[];
  rowLimit?: number;
  startRow?: number;
  dataState?: string;
  type?: string;
}

/** Generating one is slow, and it can be shared. */
const keys = generateKeyPair('RS256', { extractable: true });
const account = 'monitor@agency.iam.gserviceaccount.com';
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** In Google's words. */
const wrongTime = {
  error: 'invalid_grant',
  error_description:
    'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.',
};

/**
 * Search Console and its token server, following Google's reference: signatures, claims and times are verified, tokens
 * expire, pages end where Google's do, and a day without data has no rows.
 */
export async function startStandInGoogle(port = 0) {
  const { privateKey, publicKey } = await keys;
  const pem = await exportPKCS8(privateKey);
  const google = {
    site: 'sc-domain:agency.example',
    /** The properties the account is a user of. */
    sites: ['sc-domain:agency.example'],
    days: new Map<string, StandInRow[]>(),
    /** By the second dimension of a request. */
    breakdown: { page: [], country: [], device: [] } as Record<string, StandInPart[]>,
    /** Inspection results by page address; Google shows all other pages. */
    inspections: new Map<string, object>(),
    /** By how many seconds Google's clock is ahead of this machine's. */
    secondsAhead: 0,
    /** How long a token lasts. */
    tokenSeconds: 3_600,
    disturbances: [] as Disturbance[],
    requests: [] as { path: string; body?: AnalyticsRequest }[],
    url: '',
    keyFile: (overrides: object = {}) =>
      JSON.stringify({
        type: 'service_account',
        client_email: account,
        private_key_id: 'key-1',
        private_key: pem,
        ...overrides,
      }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const tokens = new Map<string, number>();
  const seconds = () => Math.floor(Date.now() / 1_000) + google.secondsAhead;

  async function token(body: string): Promise<[number, unknown]> {
    const form = new URLSearchParams(body);
    if (form.get('grant_type') !== grant) return [400, { error: 'unsupported_grant_type' }];
    try {
      const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
        algorithms: ['RS256'],
        issuer: account,
        audience: 'https://oauth2.googleapis.com/token',
        currentDate: new Date(seconds() * 1_000),
      });
      const { iat = 0, exp = 0, scope } = payload;
      const isInTime = iat <= seconds() + 60 && iat > seconds() - 3_600 && exp - iat <= 3_600;
      if (!isInTime) return [400, wrongTime];
      if (scope !== 'https://www.googleapis.com/auth/webmasters.readonly') throw 'scope';
    } catch (error) {
      if (error instanceof errors.JWTExpired) return [400, wrongTime];
      return [400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }];
    }
    const access_token = `token-${tokens.size}`;
    tokens.set(access_token, seconds() + google.tokenSeconds);
    return [200, { access_token, expires_in: google.tokenSeconds, token_type: 'Bearer' }];
  }

  function query(site: string, asked: AnalyticsRequest): [number, unknown] {
    if (!google.sites.includes(site))
      return forbidden('forbidden', 'User does not have permission');
    const { startDate, endDate, dimensions, rowLimit = 1_000, startRow = 0 } = asked;
    if (rowLimit < 1 || rowLimit > 25_000) return [400, { error: { message: 'rowLimit' } }];
    const [, second] = dimensions;
    if (second !== undefined) {
      const parts = (google.breakdown[second] ?? []).map(({ query, value, ...rest }) => ({
        keys: [query, value],
        ctr: 0,
        ...rest,
      }));
      const rows = parts.slice(startRow, startRow + rowLimit);
      return [200, rows.length > 0 ? { rows, responseAggregationType: 'byPage' } : {}];
    }
    const days = [...google.days].filter(
      ([day, rows]) => day >= startDate && day <= endDate && rows.length > 0,
    );
    const all =
      dimensions[0] === 'date'
        ? days
            .sort(([one], [other]) => one.localeCompare(other))
            .map(([day]) => ({ keys: [day], clicks: 1, impressions: 1, ctr: 1, position: 1 }))
        : summedUp(days.map(([, rows]) => rows)).map(({ query, ...rest }) => ({
            keys: [query],
            ctr: 0,
            ...rest,
          }));
    const rows = all.slice(startRow, startRow + rowLimit);
    return [200, rows.length > 0 ? { rows, responseAggregationType: 'byProperty' } : {}];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const path = request.url ?? '';
    const isJson = path.endsWith('/query') || path.endsWith(':inspect');
    const body: AnalyticsRequest | undefined = isJson ? JSON.parse(text) : undefined;
    const kind = kindOf(path, body);
    google.requests.push({ path, ...(body && { body }) });
    const index = google.disturbances.findIndex((one) => {
      if (one.path !== kind) return false;
      one.after = (one.after ?? 0) - 1;
      return one.after < 0;
    });
    const [disturbance] = index < 0 ? [] : google.disturbances.splice(index, 1);
    if (disturbance?.cut) {
      request.socket.destroy();
      return;
    }
    if (disturbance?.hang) return;
    const [status, answered] = disturbance?.status
      ? [disturbance.status, disturbance.body ?? {}]
      : await respond(kind, path, text, request);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...disturbance?.headers,
    });
    response.end(JSON.stringify(answered));
  }

  async function respond(
    kind: Disturbance['path'],
    path: string,
    text: string,
    request: IncomingMessage,
  ): Promise<[number, unknown]> {
    if (kind === 'token') return token(text);
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if ((tokens.get(bearer) ?? 0) <= seconds()) {
      return [
        401,
        { error: { code: 401, message: 'Invalid Credentials', errors: [{ reason: 'authError' }] } },
      ];
    }
    if (kind === 'inspect') {
      const { inspectionUrl = '' } = JSON.parse(text);
      const indexStatusResult = google.inspections.get(inspectionUrl) ?? { verdict: 'PASS' };
      return [200, { inspectionResult: { indexStatusResult } }];
    }
    if (kind === 'query' || kind === 'breakdown') {
      const site = decodeURIComponent(path.split('/')[4] ?? '');
      return query(site, JSON.parse(text));
    }
    return [
      200,
      { siteEntry: google.sites.map((siteUrl) => ({ siteUrl, permissionLevel: 'siteFullUser' })) },
    ];
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  google.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return google;
}

export type StandInGoogle = Awaited<ReturnType<typeof startStandInGoogle>>;

function kindOf(path: string, body: AnalyticsRequest | undefined): Disturbance['path'] {
  if (path === '/token') return 'token';
  if (path.endsWith(':inspect')) return 'inspect';
  if (!body) return 'sites';
  return body.dimensions.length > 1 ? 'breakdown' : 'query';
}

/** Sums the rows of several days; the rows of a single day stay as they are. */
function summedUp(days: StandInRow[][]): StandInRow[] {
  if (days.length < 2) return days.flat();
  const sums = new Map<string, StandInRow>();
  for (const row of days.flat()) {
    const { clicks, impressions, position } = sums.get(row.query) ?? {
      ...row,
      clicks: 0,
      impressions: 0,
    };
    const seen = impressions + row.impressions;
    sums.set(row.query, {
      query: row.query,
      clicks: clicks + row.clicks,
      impressions: seen,
      position: (position * impressions + row.position * row.impressions) / seen,
    });
  }
  return [...sums.values()].sort((one, other) => other.clicks - one.clicks);
}

/** Google's error response in its usual form. */
export function forbidden(reason: string, message = reason): [number, unknown] {
  return [403, { error: { code: 403, message, errors: [{ domain: 'global', reason }] } }];
}

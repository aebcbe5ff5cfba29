import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { admin } from './admin-database.ts';
import { callers as everyCaller } from './callers.ts';
import { routeAccess } from './route-access.ts';

type OfScene<Scene, Value> = Value | ((scene: Scene) => Value);

/** A request to a route, with the status for each caller. `Scene` holds the ids of what the database has for it. */
interface RouteCase<Scene> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: OfScene<Scene, string>;
  payload?: OfScene<Scene, object> | string;
  headers?: Record<string, string>;
  /** Status for the owner. */
  owner: number;
  /** Status for everyone else. */
  others: number;
}

const routeCase =
  (method: RouteCase<never>['method'], owner: number) =>
  <Scene>(
    url: OfScene<Scene, string>,
    more: Partial<Omit<RouteCase<Scene>, 'method' | 'url'>> = {},
  ): RouteCase<Scene> => ({ method, url, owner, others: 401, ...more });

/** Routes for the owner alone, unless `others` says otherwise. */
export const get = routeCase('GET', 200);
export const post = routeCase('POST', 201);
export const put = routeCase('PUT', 200);
export const patch = routeCase('PATCH', 200);
export const remove = routeCase('DELETE', 204);

interface AccessMatrix<Scene> {
  /** By controller and method. */
  routes: Record<string, RouteCase<Scene>>;
  /** Controllers that other tests call. */
  elsewhere: readonly string[];
  /** Callers in addition to those of every service. */
  callers?: typeof everyCaller;
  /** The callers that a route treats as the owner. */
  owners?: readonly string[];
  setScene: () => Promise<Scene>;
  /** What the database holds about people, and no one but the owner may read. */
  personal: (scene: Scene) => readonly string[];
  /** A refused call leaves its tables as they are. */
  schema: string;
}

/** Calls every route of a service as every caller. */
export function describeAccess<Scene>(
  app: () => NestFastifyApplication,
  {
    routes,
    elsewhere,
    owners = ['admin'],
    setScene,
    personal,
    schema,
    ...more
  }: AccessMatrix<Scene>,
): void {
  const callers = { ...everyCaller, ...more.callers };
  const state = async () => {
    const tables: { table_name: string }[] = await admin.query(
      `SELECT table_name FROM information_schema.tables
       WHERE table_schema = $1 AND table_type = 'BASE TABLE'`,
      [schema],
    );
    const states = tables.map(async ({ table_name }) => [
      table_name,
      await admin.query(
        `SELECT count(*), md5(string_agg(stored::text, ',' ORDER BY stored::text))
         FROM ${schema}.${table_name} AS stored`,
      ),
    ]);
    return Object.fromEntries(await Promise.all(states));
  };

  it('should know every route of the service', () => {
    const served = routeAccess(app())
      .map(({ route }) => route)
      .filter((route) => !elsewhere.some((controller) => route.startsWith(`${controller}.`)));
    expect(served.sort()).toEqual(Object.keys(routes).sort());
  });

  const call = async (
    { method, url, payload, headers }: RouteCase<Scene>,
    scene: Scene,
    signIn: () => Promise<{ cookie?: string }>,
  ) =>
    app().inject({
      method,
      url: typeof url === 'function' ? url(scene) : url,
      payload: typeof payload === 'function' ? payload(scene) : payload,
      // Sent even without a body, as many clients do.
      headers: { 'content-type': 'application/json', ...headers, ...(await signIn()) },
    });
  const everyone = Object.entries(callers);
  const isOwner = ([caller]: [string, unknown]) => owners.includes(caller);

  describe.each(Object.entries(routes))('%s', (_, route) => {
    const isRefused = route.others === 401;
    const served = isRefused ? everyone.filter(isOwner) : everyone;
    const refused = everyone.filter((one) => !served.includes(one));

    it.each(served)('should answer as declared to: %s', async (caller, signIn) => {
      const scene = await setScene();
      const answer = await call(route, scene, signIn);
      if (owners.includes(caller)) return expect(answer.statusCode).toBe(route.owner);
      expect(answer.statusCode).toBe(route.others);
      expectNothingPersonal(answer, scene);
    });

    if (!isRefused) return;
    // One scene for all: they change nothing.
    it('should refuse everyone else, tell them nothing and change nothing', async () => {
      const scene = await setScene();
      const before = await state();
      for (const [caller, signIn] of refused) {
        const answer = await call(route, scene, signIn);
        expect([caller, answer.statusCode]).toEqual([caller, 401]);
        expectNothingPersonal(answer, scene);
        expect(Object.keys(answer.json()).sort()).toEqual(['message', 'requestId', 'statusCode']);
      }
      expect(await state()).toEqual(before);
    });
  });

  function expectNothingPersonal(answer: { headers: object; body: string }, scene: Scene): void {
    const told = `${JSON.stringify(answer.headers)}${answer.body}`;
    expect(personal(scene).filter((datum) => told.includes(datum))).toEqual([]);
  }
}

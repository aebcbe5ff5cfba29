import { openApiFaults } from '@agency/testing/openapi-faults';
import { routeAccess } from '@agency/testing/route-access';
import { startScheduling } from './scheduling-app.js';

it('should declare for each route who may call it', async () => {
  const routes = routeAccess(await startScheduling());
  expect(routes.filter(({ who }) => who === undefined)).toEqual([]);
  expect(routes).toContainEqual({ route: 'AppointmentsController.list', who: 'owner-aware' });
});

it('should describe every call, its answer too, as OpenAPI wants it', async () => {
  expect(await openApiFaults(await startScheduling())).toEqual([]);
});

import { openApiFaults } from '@agency/testing/openapi-faults';
import { routeAccess } from '@agency/testing/route-access';
import { uploadsOf } from '@agency/testing/upload-routes';
import { startScheduling } from './scheduling-app.js';

it('should declare for each route who may call it', async () => {
  const routes = routeAccess(await startScheduling());
  expect(routes.filter(({ who }) => who === undefined)).toEqual([]);
  expect(routes).toContainEqual({ route: 'AppointmentsController.list', who: 'owner-aware' });
});

it('should describe every call, its answer too, as OpenAPI wants it', async () => {
  expect(await openApiFaults(await startScheduling())).toEqual([]);
});

it('should take files only at the routes that the contract lists, which the gateway lets pass', async () => {
  const { taken, declared, listed } = uploadsOf(await startScheduling(), 'scheduling');
  expect(taken).toEqual(listed);
  expect(declared).toEqual(listed);
});

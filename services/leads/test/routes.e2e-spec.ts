import { routeAccess } from '@agency/testing/route-access';
import { uploadsOf } from '@agency/testing/upload-routes';
import { startLeads } from './leads-app.js';

it('should declare for each route who may call it', async () => {
  const routes = routeAccess(await startLeads());
  expect(routes.filter(({ who }) => who === undefined)).toEqual([]);
  expect(routes).toContainEqual({ route: 'LeadsController.list', who: 'owner' });
});

it('should take files only at the routes that the contract lists, which the gateway lets pass', async () => {
  const { taken, declared, listed } = uploadsOf(await startLeads(), 'leads');
  expect(taken).toEqual(listed);
  expect(declared).toEqual(listed);
});

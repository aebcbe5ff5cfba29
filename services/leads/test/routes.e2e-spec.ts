import { routeAccess } from '@agency/testing/route-access';
import { startLeads } from './leads-app.js';

it('should declare for each route who may call it', async () => {
  const routes = routeAccess(await startLeads());
  expect(routes.filter(({ who }) => who === undefined)).toEqual([]);
  expect(routes).toContainEqual({ route: 'LeadsController.list', who: 'owner' });
});

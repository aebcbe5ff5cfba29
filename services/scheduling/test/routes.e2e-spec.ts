import { openApiFaults } from '@agency/testing/openapi-faults';
import { uploadsOf } from '@agency/testing/upload-routes';
import { startScheduling } from './scheduling-app.js';

it('should describe every call, its answer too, as OpenAPI wants it', async () => {
  expect(await openApiFaults(await startScheduling())).toEqual([]);
});

it('should take files only at the routes that the contract lists, which the gateway lets pass', async () => {
  const { taken, declared, listed } = uploadsOf(await startScheduling(), 'scheduling');
  expect(taken).toEqual(listed);
  expect(declared).toEqual(listed);
});

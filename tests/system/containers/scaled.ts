import { after, before } from 'node:test';
import { compose } from '@agency/infra/docker/compose';

/** For the tests of a file or suite: the product grown to several replicas of each service. */
export function withReplicas(): void {
  const up = ['up', '--detach', '--no-recreate', '--wait'];
  before(async () => {
    await compose(
      ...up,
      ...['--scale', 'leads=3', '--scale', 'scheduling=3'],
      ...['--scale', 'email=2', '--scale', 'rankings=2'],
    );
  });
  after(async () => {
    await compose(...up);
  });
}

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addServer } from './replicas.ts';

const upstreams = `upstream leads {
  server 127.0.0.1:4000 fail_timeout=2s;
  keepalive 64;
}

upstream email {
  server 127.0.0.1:4001 fail_timeout=2s;
}
`;

it('a replica is added to its service with the same options, and to no other', () => {
  assert.equal(
    addServer(upstreams, 'leads', 5000),
    upstreams.replace(
      '4000 fail_timeout=2s;\n',
      '4000 fail_timeout=2s;\n  server 127.0.0.1:5000 fail_timeout=2s;\n',
    ),
  );
  assert.throws(() => addServer(upstreams, 'rankings', 5000), /no upstream rankings/);
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyIds } from '@agency/infra/backup/secrets-in-use';
import { bookingLinkKeyId } from '@agency/platform/booking-link';
import { SecretBox } from '@agency/platform/secret-box';
import { fingerprintOf } from '@agency/platform/session-record';

const secret = 'a secret of more than thirty-two characters';

describe('the key ids of secrets', () => {
  it('should be those that the services store', () => {
    assert.equal(keyIds.bookingLinks(secret), bookingLinkKeyId(secret));
    assert.equal(keyIds.chosenPasswords(secret), fingerprintOf(secret));
    for (const [purpose, keyId] of [
      ['calendar addresses', keyIds.calendarAddresses],
      ['service account keys', keyIds.serviceAccountKeys],
    ] as const) {
      const box = new SecretBox(secret, undefined, purpose);
      const sealed = box.seal('text', { table: 'any', column: 'any', row: 1 });
      // Behind the version.
      assert.equal(keyId(secret), sealed.toString('hex').slice(2, 10));
    }
  });

  it('should be the public key that devices subscribe with', () => {
    // The same pair is in services/email/src/push/vapid-keys.spec.ts.
    assert.equal(
      keyIds.devices(secret),
      'BHGgTPzxHdTIJATHnVhOdLS-ry_uxx_2jsxt9ZP_NGspZLkfJAGMGdNs22bxP3e-6niQd15aAsxj7xlXBp_nsTk',
    );
  });
});

const { Redis } = require('ioredis');
const { fingerprintsKey, sessionKey } = require('@agency/platform');

const fingerprint = 'of-a-password-of-these-tests';
const farAway = Date.parse('2100-01-01T00:00:00Z');

/** The session's cookie under both names: services under test may or may not stand behind TLS. */
const sessionCookies = (token) => `session=${token}; __Host-session=${token}`;
exports.sessionCookies = sessionCookies;

/**
 * A cookie header of an owner who has opened these gates, as signing in would have left them in Redis, and who has then
 * logged out of others that they open as well.
 */
exports.signIn = async function signIn(redisUrl, gates, { openUntil = farAway, loggedOut } = {}) {
  const token = crypto.randomUUID();
  const redis = new Redis(redisUrl);
  const record = gates.map((gate) => ({ gate, openUntil, fingerprint, loggedOut }));
  await redis.set(sessionKey(token), JSON.stringify(record), 'EX', 600);
  await redis.set(fingerprintsKey, JSON.stringify({ admin: fingerprint, rankings: fingerprint }));
  redis.disconnect();
  return { cookie: sessionCookies(token) };
};

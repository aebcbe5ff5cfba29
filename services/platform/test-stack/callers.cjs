const { randomUUID } = require('node:crypto');
const { sessionKey } = require('@agency/platform');
const { Redis } = require('ioredis');
const { sessionCookies, signIn } = require('./sign-in.cjs');

const redisUrl = () => process.env.TEST_REDIS_DATABASE_URL;
const longAgo = Date.parse('2020-01-01T00:00:00Z');

/** Everybody who may ever call, by what the caller has to show: each gives the headers of a request. */
exports.callers = {
  'no session': async () => ({}),
  'rankings gate only': () => signIn(redisUrl(), ['rankings']),
  admin: () => signIn(redisUrl(), ['admin']),
  'forged cookie': async () => ({ cookie: sessionCookies(randomUUID()) }),
  'expired session': () => signIn(redisUrl(), ['admin'], { openUntil: longAgo }),
  'logged out': async () => {
    const headers = await signIn(redisUrl(), ['admin']);
    const redis = new Redis(redisUrl());
    await redis.del(sessionKey(/^session=([^;]+)/.exec(headers.cookie)[1]));
    redis.disconnect();
    return headers;
  },
};

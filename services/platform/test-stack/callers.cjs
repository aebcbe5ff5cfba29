const { randomUUID } = require('node:crypto');
const { sessionKey } = require('@agency/platform');
const { Redis } = require('ioredis');

async function withRedis(work) {
  const redis = new Redis(process.env.TEST_REDIS_DATABASE_URL);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

async function signIn(...gates) {
  const token = randomUUID();
  await withRedis((redis) => redis.set(sessionKey(token), JSON.stringify({ gates }), 'EX', 60));
  return token;
}

const cookieOf = (token) => ({ cookie: `session=${token}` });

/** Everybody who may ever call, by what the caller has to show: each gives the headers of a request. */
exports.callers = {
  'no session': async () => ({}),
  'rankings gate only': async () => cookieOf(await signIn('rankings')),
  admin: async () => cookieOf(await signIn('admin')),
  'forged cookie': async () => cookieOf(randomUUID()),
  'expired session': async () => {
    const token = await signIn('admin');
    await withRedis((redis) => redis.expireat(sessionKey(token), 1));
    return cookieOf(token);
  },
  'logged out': async () => {
    const token = await signIn('admin');
    await withRedis((redis) => redis.del(sessionKey(token)));
    return cookieOf(token);
  },
};

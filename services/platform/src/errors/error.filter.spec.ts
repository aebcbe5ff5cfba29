import { brand } from '@agency/contracts';
import * as nest from '@nestjs/common';
import { ConflictException, HttpException, NotFoundException } from '@nestjs/common';
import { errorCodes } from 'fastify';
import { QueryFailedError } from 'typeorm';
import { describeError } from './error.filter.js';
import { errorMessages, RetryableException, ValidationException } from './exceptions.js';

const driverError = (code: string) => Object.assign(new Error('pg'), { code });
const failedQuery = (code: string) =>
  new QueryFailedError('INSERT', ['ann@example.com'], driverError(code));

describe('describeError', () => {
  it.each([
    [
      'our own sentence',
      new ConflictException('That time was just taken.'),
      409,
      'That time was just taken.',
    ],
    ['a framework’s 404', new NotFoundException('Cannot GET /nope'), 404, errorMessages[404]],
    [
      'Fastify’s parse error',
      Object.assign(new Error('bad'), { statusCode: 400 }),
      400,
      errorMessages[400],
    ],
    ['an unknown error', new TypeError('x of undefined'), 500, errorMessages[500]],
    ['a thrown string', 'boom', 500, errorMessages[500]],
    ['a programming error in SQL', failedQuery('42P01'), 500, errorMessages[500]],
  ])('should describe %s', (_, error, status, message) => {
    expect(describeError(error)).toMatchObject({ status, message });
  });

  it.each([
    ...['57P01', '57P03', '08006', '57014', 'ECONNREFUSED', 'ECONNRESET'],
    // Out of space, memory, connections or temporary files; a failing disk; a standby, or made read-only.
    ...['53000', '53100', '53200', '53300', '53400', '58000', '58030', '25006'],
  ])('should answer 503 with Retry-After to a database error %s', (code) => {
    expect(describeError(failedQuery(code))).toMatchObject({ status: 503, retryAfter: 5 });
  });

  it.each([
    "Stream isn't writeable and enableOfflineQueue options is false",
    'Connection is closed.',
    'Command timed out',
    'Redis connection is not ready',
    'MISCONF Redis is configured to save RDB snapshots, but it is unable to persist on disk.',
    "OOM command not allowed when used memory > 'maxmemory'.",
    "READONLY You can't write against a read only replica.",
    'LOADING Redis is loading the dataset in memory',
    'MASTERDOWN Link with MASTER is down',
  ])('should answer 503 with Retry-After to Redis being away: %s', (message) => {
    expect(describeError(new Error(message))).toMatchObject({ status: 503, retryAfter: 5 });
  });

  it.each(['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH'])(
    'should answer 503 with Retry-After to a failed connection: %s',
    (code) => {
      const failed = Object.assign(new Error('connect'), { code });
      expect(describeError(failed)).toMatchObject({ status: 503, retryAfter: 5 });
    },
  );

  it('should name fields, and seconds when an error knows them', () => {
    const errors = [{ path: 'email', message: 'Please enter a valid email address.' }];
    expect(describeError(new ValidationException(errors))).toEqual({
      status: 400,
      message: 'Please enter a valid email address.',
      errors,
    });
    expect(describeError(new RetryableException(429, 12))).toMatchObject({
      status: 429,
      retryAfter: 12,
    });
  });

  it.each([
    [12, 'a minute'],
    [60, 'a minute'],
    [84, 'two minutes'],
    [600, 'ten minutes'],
    [3_600, '60 minutes'],
  ])('should say to whoever waits %i seconds: in %s', (seconds, wait) => {
    expect(describeError(new RetryableException(429, seconds)).message).toBe(
      `Too many requests. Please try again in ${wait}, or email ${brand.email}.`,
    );
  });

  const exported: unknown[] = Object.values(nest);
  const ofNest = exported.filter(
    (one): one is new () => HttpException =>
      typeof one === 'function' && one.prototype instanceof HttpException,
  );
  const isTranslated = (error: unknown) =>
    Object.values(errorMessages).includes(describeError(error).message);

  it('should have a sentence of the product for every bare exception of Nest', () => {
    expect(ofNest.length).toBeGreaterThan(10);
    expect(ofNest.filter((Exception) => !isTranslated(new Exception()))).toEqual([]);
  });

  it('should have a sentence of the product for every error of Fastify, also as Nest hands it on', () => {
    const wrong = Object.entries(errorCodes).filter(([, FastifyError]) => {
      const error = new FastifyError();
      const handedOn = new HttpException(error.message, error.statusCode ?? 500);
      return !isTranslated(error) || !isTranslated(handedOn);
    });
    expect(wrong.map(([code]) => code)).toEqual([]);
  });
});

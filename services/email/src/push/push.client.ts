import type { PushKind } from '@agency/contracts';
import { Clock, ENV, retryAfterMs } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { generateRequestDetails } from 'web-push';
import type { EmailEnv } from '../env.js';
import { PushError } from './push.error.js';
import { allowedEndpoint } from './push-hosts.js';
import { pushPayload } from './push-messages.js';
import type { PushSubscriptionEntity } from './push-subscription.entity.js';
import { deriveVapidKeys, type VapidKeys } from './vapid-keys.js';

type Receiver = Pick<PushSubscriptionEntity, 'endpoint' | 'p256dh' | 'auth'>;

/** How long a push service keeps a notification for an offline device. */
const ttlSeconds = 86_400;
const sendTimeoutMs = 8_000;

/** Sends notifications to the push services of browsers. */
@Injectable()
export class PushClient {
  private readonly keys: VapidKeys | undefined;

  constructor(
    @Inject(ENV) private readonly env: EmailEnv,
    private readonly clock: Clock,
  ) {
    this.keys = env.PUSH_SECRET === undefined ? undefined : deriveVapidKeys(env.PUSH_SECRET);
  }

  /** Undefined: notifications are off. */
  get publicKey(): string | undefined {
    return this.keys?.publicKey;
  }

  allowed(endpoint: string): string | undefined {
    return allowedEndpoint(endpoint, this.env.PUSH_STAND_IN);
  }

  /** Returns `gone` if the push service no longer knows the device. Otherwise throws a PushError. */
  async send({ endpoint, p256dh, auth }: Receiver, kind: PushKind): Promise<'sent' | 'gone'> {
    const target = this.allowed(endpoint);
    if (!this.keys || !target) throw new PushError('Notifications are off.', false);
    const { headers, body } = generateRequestDetails(
      { endpoint: target, keys: { p256dh, auth } },
      pushPayload(kind),
      {
        vapidDetails: { subject: `mailto:${this.env.MAIL_FROM}`, ...this.keys },
        TTL: ttlSeconds,
        urgency: 'high',
        // An offline device gets one notification of each kind, not one per event.
        topic: kind,
      },
    );
    const answer = await post(target, toHeaders(headers), body);
    if (answer.ok) return 'sent';
    if (answer.status === 404 || answer.status === 410) return 'gone';
    const isTransient = answer.status === 429 || answer.status >= 500;
    const wait = retryAfterMs(answer.headers.get('retry-after'), this.clock.now());
    throw new PushError(`The push service answered ${answer.status}.`, isTransient, wait);
  }
}

/** (!) Does not follow redirects: only the first address was checked against the list of hosts. */
async function post(url: string, headers: Headers, body: Buffer | null): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(sendTimeoutMs);
    const content = body && new Uint8Array(body);
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: content,
      redirect: 'manual',
      signal,
    });
    await answer.body?.cancel();
    return answer;
  } catch {
    throw new PushError('The push service couldn’t be reached.', true);
  }
}

function toHeaders(given: Record<string, unknown>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (name !== 'Content-Length') headers.set(name, String(value));
  }
  return headers;
}

import { type CreateSessionRequest, type Gate, gateSchema } from '@agency/contracts';
import { MetricsService, REDIS, SessionStore } from '@agency/platform';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  UnauthorizedException,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import { type Client, KnownClientsService } from './known-clients.service.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { PasswordsService } from './passwords.service.js';

const outcomes = ['right', 'wrong', 'refused'] as const;

interface Attempt {
  gate: Gate;
  outcome: (typeof outcomes)[number];
}

const wrongPassword = 'Incorrect password. Please try again.';

interface Login extends CreateSessionRequest {
  client: Client;
  /** The token of the current session, if signed in already. */
  token: string | undefined;
}

/** What the browser gets: a session, and a token that identifies it at the next sign-in. */
interface OpenedSession {
  token: string;
  device: string;
}

@Injectable()
export class SessionService implements OnApplicationBootstrap {
  private readonly count: (attempt: Attempt) => void;

  constructor(
    private readonly passwords: PasswordsService,
    private readonly attempts: LoginAttemptsService,
    private readonly clients: KnownClientsService,
    private readonly sessions: SessionStore,
    @Inject(REDIS) private readonly redis: Redis,
    metrics: MetricsService,
  ) {
    this.count = metrics.counter(
      'sign_in_attempts_total',
      gateSchema.options.flatMap((gate) => outcomes.map((outcome) => ({ gate, outcome }))),
    );
  }

  /** Ends sessions of a changed password: at startup, and again when Redis reconnects. */
  async onApplicationBootstrap(): Promise<void> {
    const publish = () =>
      this.sessions.publishFingerprints(this.passwords.fingerprints()).catch(() => undefined);
    this.redis.on('ready', publish);
    await publish();
  }

  async gates(token: string | undefined): Promise<Gate[]> {
    return token ? this.sessions.gatesOf(token) : [];
  }

  /** Throws 401 for a wrong password and 429 after too many of them. */
  async open({ gate, password, client, token }: Login): Promise<OpenedSession> {
    const clearFailures = await this.attempts.begin(gate, client).catch((refusal: unknown) => {
      this.count({ gate, outcome: 'refused' });
      throw refusal;
    });
    const fingerprint = await this.passwords.check(gate, password);
    this.count({ gate, outcome: fingerprint ? 'right' : 'wrong' });
    if (!fingerprint) throw new UnauthorizedException(wrongPassword);
    await clearFailures();
    await this.sessions.publishMissingFingerprints(this.passwords.fingerprints());
    const device = await this.clients.remember(gate, client);
    return { token: await this.sessions.open(gate, fingerprint, token), device };
  }

  /** Returns the gates that stay open. */
  async close(gate: Gate, token: string | undefined): Promise<Gate[]> {
    return token ? this.sessions.close(gate, token) : [];
  }
}

import { type CreateSessionRequest, type Gate, gateSchema } from '@agency/contracts';
import {
  MetricsService,
  REDIS,
  RepeatingTasksService,
  SessionStore,
  TransactionService,
} from '@agency/platform';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  UnauthorizedException,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { EntityManager } from 'typeorm';
import { type Client, KnownClientsService } from './known-clients.service.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { PasswordsService } from './passwords.service.js';
import { SessionListService } from './session-list.service.js';

const publishEveryMs = 30_000;

const outcomes = ['right', 'wrong', 'refused'] as const;

interface Attempt {
  gate: Gate;
  outcome: (typeof outcomes)[number];
}

export const wrongPassword = 'Incorrect password. Please try again.';

/** Who asks. */
export interface Caller {
  client: Client;
  userAgent: string | undefined;
  /** The token of the current session, if logged in already. */
  token: string | undefined;
}

/** What the browser gets: a session, and a token that identifies it at the next login. */
export interface OpenedSession {
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
    private readonly list: SessionListService,
    private readonly transactions: TransactionService,
    private readonly tasks: RepeatingTasksService,
    @Inject(REDIS) private readonly redis: Redis,
    metrics: MetricsService,
  ) {
    this.count = metrics.counter(
      'sign_in_attempts_total',
      gateSchema.options.flatMap((gate) => outcomes.map((outcome) => ({ gate, outcome }))),
    );
  }

  /** Ends sessions of a changed password: at startup, when Redis reconnects, and regularly, if a change failed to. */
  async onApplicationBootstrap(): Promise<void> {
    this.redis.on('ready', () => void this.publish().catch(() => undefined));
    // Only here: while the environment is being changed, a replica that still has the old one may reconnect.
    await this.publish((manager) => this.passwords.forgetReplaced(manager)).catch(() => undefined);
    this.tasks.start({
      name: 'Publish the passwords that the owner has chosen',
      intervalMs: publishEveryMs,
      isRunAtStart: false,
      run: async () => {
        await this.publishChosen();
        return 0;
      },
    });
  }

  private publish(prepare?: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.transactions.run(async (manager) => {
      await this.passwords.lock(manager);
      await prepare?.(manager);
      await this.sessions.publishFingerprints(await this.passwords.fingerprints(manager));
    });
  }

  /**
   * Ends sessions that another password opened, in every service. Only for passwords that the owner has chosen, which all
   * replicas read: while the environment's are being replaced, an old replica must not publish its own again.
   */
  async publishChosen(): Promise<void> {
    const chosen = await this.passwords.chosenFingerprints();
    if (Object.keys(chosen).length === 0) return;
    await this.transactions.run(async (manager) => {
      await this.passwords.lock(manager);
      await this.sessions.updateFingerprints(await this.passwords.chosenFingerprints(manager));
    });
  }

  async gates(token: string | undefined): Promise<Gate[]> {
    return token ? this.sessions.gatesOf(token) : [];
  }

  /** Throws 401 for a wrong password and 429 after too many of them. */
  async open({ gate, password }: CreateSessionRequest, caller: Caller): Promise<OpenedSession> {
    const fingerprint = await this.checkPassword(gate, password, caller.client);
    if (!fingerprint) throw new UnauthorizedException(wrongPassword);
    await this.sessions.publishMissingFingerprints(await this.passwords.fingerprints());
    await this.publishChosen();
    return this.openKnown(gate, fingerprint, caller);
  }

  /** For a caller who has proved to be the owner. */
  async openKnown(gate: Gate, fingerprint: string, caller: Caller): Promise<OpenedSession> {
    const device = await this.clients.remember(gate, caller.client);
    return { token: await this.start(gate, fingerprint, caller), device };
  }

  /** The password's fingerprint, or undefined if it is wrong. Counts the attempt; throws 429 after too many wrong ones. */
  async checkPassword(gate: Gate, password: string, client: Client): Promise<string | undefined> {
    // Throws while Postgres is unavailable, before an attempt is counted that no one can check.
    await this.passwords.fingerprints();
    return this.attempt(gate, client, () => this.passwords.check(gate, password));
  }

  /** Counts an attempt to prove to be the owner; throws 429 after too many wrong ones. */
  async attempt<Proof>(gate: Gate, client: Client, check: () => Promise<Proof>): Promise<Proof> {
    const clearFailures = await this.attempts.begin(gate, client).catch((refusal: unknown) => {
      this.count({ gate, outcome: 'refused' });
      throw refusal;
    });
    const proof = await check();
    this.count({ gate, outcome: proof ? 'right' : 'wrong' });
    if (proof) await clearFailures();
    return proof;
  }

  /** Opens the gate in a new session, which takes over the caller's other gates. Returns its token. */
  async start(gate: Gate, fingerprint: string, caller: Caller): Promise<string> {
    const token = await this.sessions.open(gate, fingerprint, caller.token);
    const browser = { userAgent: caller.userAgent, address: caller.client.address };
    // An upgrade may start this version before Redis grants it the list: logging in must not wait for that.
    await this.list.add(token, browser, caller.token).catch(() => undefined);
    return token;
  }

  /** Returns the gates that stay open. */
  async close(gate: Gate, token: string | undefined): Promise<Gate[]> {
    return token ? this.sessions.close(gate, token) : [];
  }
}

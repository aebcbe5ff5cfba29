import type { CreateSessionRequest, Gate } from '@agency/contracts';
import { REDIS, SessionStore } from '@agency/platform';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  UnauthorizedException,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import { LoginAttempts } from './login-attempts.js';
import { Passwords } from './passwords.js';

const wrongPassword = 'Incorrect password. Please try again.';

interface Login extends CreateSessionRequest {
  address: string;
  token: string | undefined;
}

@Injectable()
export class SessionService implements OnApplicationBootstrap {
  constructor(
    private readonly passwords: Passwords,
    private readonly attempts: LoginAttempts,
    private readonly sessions: SessionStore,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** A changed password ends the sessions of the old one: now, and when Redis is back that was away. */
  async onApplicationBootstrap(): Promise<void> {
    const publish = () =>
      this.sessions.publishFingerprints(this.passwords.fingerprints()).catch(() => undefined);
    this.redis.on('ready', publish);
    await publish();
  }

  async gates(token: string | undefined): Promise<Gate[]> {
    return token ? this.sessions.gatesOf(token) : [];
  }

  /** The token of the new session. Throws 401 for a wrong password and 429 after too many of them. */
  async open({ gate, password, address, token }: Login): Promise<string> {
    await this.attempts.begin(address, gate);
    const fingerprint = await this.passwords.check(gate, password);
    if (!fingerprint) throw new UnauthorizedException(wrongPassword);
    await this.attempts.forget(address, gate);
    await this.sessions.publishMissingFingerprints(this.passwords.fingerprints());
    return this.sessions.open(gate, fingerprint, token);
  }

  /** Returns the gates that stay open. */
  async close(gate: Gate, token: string | undefined): Promise<Gate[]> {
    return token ? this.sessions.close(gate, token) : [];
  }
}

import type { CreateSessionRequest, Gate } from '@agency/contracts';
import { SessionStore } from '@agency/platform';
import { Injectable, type OnApplicationBootstrap, UnauthorizedException } from '@nestjs/common';
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
  ) {}

  /** A changed password ends the sessions of the old one. With Redis away it is said at the next login. */
  async onApplicationBootstrap(): Promise<void> {
    await this.publishFingerprints().catch(() => undefined);
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
    await this.publishFingerprints();
    return this.sessions.open(gate, fingerprint, token);
  }

  /** Returns the gates that stay open. */
  async close(gate: Gate, token: string | undefined): Promise<Gate[]> {
    return token ? this.sessions.close(gate, token) : [];
  }

  private publishFingerprints(): Promise<void> {
    return this.sessions.publishFingerprints(this.passwords.fingerprints());
  }
}

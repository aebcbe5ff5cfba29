import {
  type ChangePassword,
  type Gate,
  gateSchema,
  type Recover,
  recoveryLinkMinutes,
} from '@agency/contracts';
import { type BaseEnv, Clock, ENV, OutboxService, ValidationException } from '@agency/platform';
import { ConflictException, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { passwordEmail } from './password-email.js';
import { weaknessOf } from './password-strength.js';
import { PasswordsService } from './passwords.service.js';
import { changedMeanwhile, RecoveryLinksService } from './recovery-links.service.js';
import {
  type Caller,
  type OpenedSession,
  SessionService,
  wrongPassword,
} from './session.service.js';
import { type ListedSession, SessionListService } from './session-list.service.js';

const closedGate =
  'No password is set here. Whoever runs the server can set one with make passwords.';
const wrongLink = `This link is no longer valid. Each works once, within ${recoveryLinkMinutes} minutes.`;

/** Gives a gate a new password. */
@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly session: SessionService,
    private readonly list: SessionListService,
    private readonly passwords: PasswordsService,
    private readonly links: RecoveryLinksService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: BaseEnv,
  ) {}

  /**
   * Ends all sessions of the gate, on every replica, and emails the owner. Returns the token of a new session for the
   * caller.
   */
  async change(
    gate: Gate,
    { current, next }: ChangePassword,
    caller: Caller,
    requestId: string,
  ): Promise<string> {
    const confirmed = await this.confirm(current, caller);
    if (!this.passwords.has(gate)) throw new ConflictException(closedGate);
    await this.refuseUnfit(gate, next);
    await this.replace(gate, next, requestId, async (manager) => {
      const { admin } = await this.passwords.fingerprints(manager);
      if (admin !== confirmed) throw new ConflictException(changedMeanwhile);
      if (gate === 'admin') await this.links.forget(manager);
    });
    return this.session.start('admin', await this.currentFingerprint(), caller);
  }

  /** The same for the desk, by a link. Throws 401 for a wrong one and 429 after too many of them. */
  async recover(
    { link, next }: Recover,
    caller: Caller,
    requestId: string,
  ): Promise<OpenedSession> {
    // Throws while Postgres is unavailable, before an attempt is counted that no one can check.
    await this.passwords.fingerprints();
    const isValid = await this.session.attempt('admin', caller.client, () =>
      this.links.isValid(link),
    );
    if (!isValid || !this.passwords.has('admin')) throw new UnauthorizedException(wrongLink);
    await this.refuseUnfit('admin', next);
    await this.replace('admin', next, requestId, async (manager) => {
      if (!(await this.links.use(manager, link))) throw new UnauthorizedException(wrongLink);
    });
    return this.session.openKnown('admin', await this.currentFingerprint(), caller);
  }

  /** The fingerprint of the desk's password. Throws 400 at the field if this is not it. */
  async confirm(current: string, { client }: Caller): Promise<string> {
    const confirmed = await this.session.checkPassword('admin', current, client);
    if (!confirmed) throw refused('current', wrongPassword);
    return confirmed;
  }

  /** `assertAllowed` throws if what allowed the change no longer does. */
  private async replace(
    gate: Gate,
    next: string,
    requestId: string,
    assertAllowed: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const hashed = await this.passwords.hashOf(next);
    const changedAt = this.clock.now();
    await this.outbox.transaction(async (manager) => {
      await this.passwords.lock(manager);
      await assertAllowed(manager);
      await this.passwords.set(manager, gate, hashed, changedAt);
      const told = { at: changedAt, requestId };
      await this.outbox.enqueue(manager, passwordEmail('password-changed', gate, told));
    });
    const sessions = await this.list.find();
    await this.session.publishChosen();
    // Their gate is closed now. They are also removed, so that no version that knows only the environment's password
    // opens it again.
    for (const { id } of sessions.filter(isOpenedAt(gate))) await this.list.end(id);
  }

  private async currentFingerprint(): Promise<string> {
    const { admin = '' } = await this.passwords.fingerprints();
    return admin;
  }

  private async refuseUnfit(gate: Gate, next: string): Promise<void> {
    const weakness = await weaknessOf(next, this.env.SITE_URL);
    if (weakness) throw refused('next', weakness);
    for (const one of gateSchema.options) {
      if (!(await this.passwords.check(one, next))) continue;
      throw refused(
        'next',
        one === gate
          ? 'That is already the password.'
          : 'Please use different passwords for the desk and the rankings.',
      );
    }
  }
}

/** The desk's password opens the rankings, too. */
const isOpenedAt =
  (gate: Gate) =>
  ({ gates }: ListedSession) =>
    gates.includes('admin') === (gate === 'admin');

const refused = (path: keyof ChangePassword, message: string) =>
  new ValidationException([{ path, message }]);

import { type ChangePassword, type Gate, gateSchema } from '@agency/contracts';
import { Clock, OutboxService, outboxSubject, ValidationException } from '@agency/platform';
import { ConflictException, Injectable } from '@nestjs/common';
import { weaknessOf } from './password-strength.js';
import { PasswordsService } from './passwords.service.js';
import { type Caller, SessionService, wrongPassword } from './session.service.js';
import { type ListedSession, SessionListService } from './session-list.service.js';

const closedGate = 'This gate is closed. Whoever runs the server can open it with make passwords.';
const changedMeanwhile = 'A password was changed in the meantime. Please try again.';

/** Gives a gate a new password. */
@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly session: SessionService,
    private readonly list: SessionListService,
    private readonly passwords: PasswordsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
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
    const confirmed = await this.session.checkPassword('admin', current, caller.client);
    if (!confirmed) throw refused('current', wrongPassword);
    if (!this.passwords.has(gate)) throw new ConflictException(closedGate);
    await this.refuseUnfit(gate, next);

    const hashed = await this.passwords.hashOf(next);
    const changedAt = this.clock.now();
    await this.outbox.transaction(async (manager) => {
      await this.passwords.lock(manager);
      const { admin } = await this.passwords.fingerprints(manager);
      if (admin !== confirmed) throw new ConflictException(changedMeanwhile);
      await this.passwords.set(manager, gate, hashed, changedAt);
      await this.outbox.enqueue(manager, {
        subject: outboxSubject.password(gate),
        requestId,
        emails: [
          {
            name: 'password-changed',
            payload: { gate, changedAt: Math.floor(changedAt.getTime() / 1_000) },
          },
        ],
      });
    });
    const sessions = await this.list.find();
    await this.session.publishChosen();
    // Their gate is closed now. Removed, too, so that no version that knows only the environment's password opens it again.
    for (const { id } of sessions.filter(isOpenedAt(gate))) await this.list.end(id);
    const { admin = '' } = await this.passwords.fingerprints();
    return this.session.start('admin', admin, caller);
  }

  private async refuseUnfit(gate: Gate, next: string): Promise<void> {
    const weakness = await weaknessOf(next);
    if (weakness) throw refused('next', weakness);
    for (const one of gateSchema.options) {
      if (!(await this.passwords.check(one, next))) continue;
      throw refused(
        'next',
        one === gate
          ? 'That is already the password.'
          : 'Please use a different one for each gate.',
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

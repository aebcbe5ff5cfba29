import type { Certificate } from './certificate.ts';
import { nextOrder, nextTry, ordersOfLastDay } from './next-try.ts';
import type { IssuedPair, OrderRequest } from './order.ts';
import { adviceFor, OrderFailure } from './order-failure.ts';
import type { Outcome } from './outcome-log.ts';
import type { RenewalInformation } from './renewal-information.ts';
import { renewalByLifetime, renewalInWindow } from './renewal-time.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

const hour = 3_600_000;
/** How long to wait while another container has the turn. */
const turnMs = 60_000;

/** What the keeper sees of the world; tests replace its parts. */
export interface World {
  now: () => Date;
  /** From 0 to 1. */
  random: () => number;
  order: (request: OrderRequest) => Promise<IssuedPair>;
  readRenewalInformation: (
    directory: string,
    renewalId: string,
    now: Date,
  ) => Promise<RenewalInformation | undefined>;
  log: (outcome: Outcome) => void;
}

/** Keeps a valid certificate for the site's names in the store. */
export class CertificateKeeper {
  private readonly settings: Settings;
  private readonly store: Store;
  private readonly world: World;
  private isStarting = true;

  constructor(settings: Settings, store: Store, world: World) {
    this.settings = settings;
    this.store = store;
    this.world = world;
  }

  /** Does what is due, and returns how long to wait for the next look, in ms. */
  async look(): Promise<number> {
    let next = new Date(this.world.now().getTime() + turnMs);
    await this.store.inTurn(async () => {
      const state = await this.store.readState();
      if (this.isStarting) this.forgetForRestart(state);
      this.isStarting = false;
      next = await this.act(state);
      await this.store.writeState(state);
    });
    const waitMs = next.getTime() - this.world.now().getTime();
    return Math.min(Math.max(waitMs, 1_000), hour);
  }

  /** Operators restart the container after a fix: it retries at once, unless the authority has limited its rate. */
  private forgetForRestart(state: State): void {
    if (!state.isRateLimited) delete state.tryAgainAt;
    if (state.renewal) state.renewal.askAgainAt = this.world.now();
  }

  private async act(state: State): Promise<Date> {
    const now = this.world.now();
    const certificate = await this.store.readCertificate();
    if (certificate && this.isWanted(certificate, state)) {
      const renewal = await this.renewalOf(certificate, state);
      if (renewal > now) return renewal;
    }
    if (state.tryAgainAt && state.tryAgainAt > now) return state.tryAgainAt;
    const allowed = nextOrder(state, now);
    if (allowed > now) return allowed;
    try {
      await this.order(state, certificate);
    } catch (error) {
      return this.noteFailure(state, error, certificate);
    }
    return now;
  }

  /** Whether it is for these names and by this authority: one issued by the staging environment must be replaced. */
  private isWanted({ names }: Certificate, { issuedBy }: State): boolean {
    const isForAllNames = names.join() === this.settings.names.toSorted().join();
    return isForAllNames && issuedBy === this.settings.directory;
  }

  private async renewalOf(certificate: Certificate, state: State): Promise<Date> {
    const { renewalId } = certificate;
    if (!renewalId) return renewalByLifetime(certificate);
    const known = state.renewal?.id === renewalId ? state.renewal : undefined;
    if (!known || known.askAgainAt <= this.world.now()) {
      state.renewal = await this.askForRenewal(certificate, renewalId, known);
    }
    return state.renewal?.at ?? renewalByLifetime(certificate);
  }

  private async askForRenewal(
    certificate: Certificate,
    id: string,
    known: State['renewal'],
  ): Promise<State['renewal']> {
    const now = this.world.now();
    const inAnHour = new Date(now.getTime() + hour);
    try {
      const { directory } = this.settings;
      const said = await this.world.readRenewalInformation(directory, id, now);
      if (!said || said.window.start >= certificate.notAfter) {
        return { id, window: '', at: renewalByLifetime(certificate), askAgainAt: inAnHour };
      }
      const { start, end } = said.window;
      const window = `${start.toISOString()}/${end.toISOString()}`;
      const isSame = known?.window === window;
      const at = isSame ? known.at : renewalInWindow(said.window, this.world.random());
      return { id, window, at, askAgainAt: said.askAgainAt };
    } catch {
      // Not worth a warning: the certificate is renewed without it, too.
      const at = known?.at ?? renewalByLifetime(certificate);
      return { id, window: known?.window ?? '', at, askAgainAt: inAnHour };
    }
  }

  private async order(state: State, former: Certificate | undefined): Promise<void> {
    const { directory, names, stagingDirectory } = this.settings;
    const isRehearsed = state.rehearsed.join() === names.join();
    if (stagingDirectory && !isRehearsed) {
      await this.world.order(await this.request(stagingDirectory, undefined, async () => {}));
      state.rehearsed = [...names];
      await this.store.writeState(state);
    }
    const isSame = former && this.isWanted(former, state);
    const pair = await this.world.order(
      await this.request(directory, isSame ? former.renewalId : undefined, async () => {
        const now = this.world.now();
        state.orders = [...ordersOfLastDay(state, now), now];
        // Written before the order: a volume that cannot be written must not cause one order after another.
        await this.store.writeState(state);
      }),
    );
    await this.store.writeCertificate(pair);
    state.issuedBy = directory;
    await this.noteSuccess(state, isSame === true);
  }

  private async request(
    directory: string,
    replaces: string | undefined,
    onOrder: OrderRequest['onOrder'],
  ): Promise<OrderRequest> {
    const { names, email, challengesFolder } = this.settings;
    const accountKey = await this.store.accountKey(directory);
    return { directory, accountKey, email, names, replaces, challengesFolder, onOrder };
  }

  private async noteSuccess(state: State, isRenewal: boolean): Promise<void> {
    const certificate = await this.store.readCertificate();
    if (!certificate) throw new Error('The certificate in the volume cannot be read.');
    state.failures = 0;
    state.isRateLimited = false;
    delete state.tryAgainAt;
    this.world.log({
      level: 30,
      msg: isRenewal ? 'Certificate renewed' : 'Certificate issued',
      names: this.settings.names,
      until: certificate.notAfter,
      renewal: await this.renewalOf(certificate, state),
    });
  }

  private noteFailure(state: State, error: unknown, certificate: Certificate | undefined): Date {
    const failure =
      error instanceof OrderFailure
        ? error
        : new OrderFailure('refused', error instanceof Error ? error.message : String(error));
    const now = this.world.now();
    state.failures += 1;
    state.isRateLimited = failure.reason === 'rate-limit';
    const tries = [
      nextTry(state.failures, failure, now, this.world.random()),
      nextOrder(state, now),
    ];
    state.tryAgainAt = new Date(Math.max(...tries.map((at) => at.getTime())));
    // The next try starts in the staging environment, so that a fault that remains does not count at the authority.
    if (failure.reason === 'validation') state.rehearsed = [];
    const isServed = certificate && certificate.notAfter > now;
    this.world.log({
      level: isServed ? 40 : 50,
      msg: isServed ? 'Certificate not renewed' : 'No certificate',
      names: this.settings.names,
      ...(isServed && { until: certificate.notAfter }),
      reason: failure.message,
      fix: adviceFor(failure),
      nextTry: state.tryAgainAt,
    });
    return state.tryAgainAt;
  }
}

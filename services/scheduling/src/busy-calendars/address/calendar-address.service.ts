import { ENV, type OpenedSecret, SecretBox } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { PinoLogger } from 'nestjs-pino';
import { Equal, type Repository } from 'typeorm';
import type { SchedulingEnv } from '../../env.js';
import { CalendarEntity } from '../calendar.entity.js';

/** Seals the addresses of calendars: an address grants access to all appointments of its owner. */
@Injectable()
export class CalendarAddressService {
  private readonly box: SecretBox | undefined;

  constructor(
    @InjectRepository(CalendarEntity) private readonly calendars: Repository<CalendarEntity>,
    private readonly logger: PinoLogger,
    @Inject(ENV) { CALENDAR_SECRET, CALENDAR_SECRET_PREVIOUS }: SchedulingEnv,
  ) {
    this.box =
      CALENDAR_SECRET === undefined
        ? undefined
        : new SecretBox(CALENDAR_SECRET, CALENDAR_SECRET_PREVIOUS, 'calendar addresses');
  }

  /** Whether this installation has a secret to seal addresses with. */
  get hasSecret(): boolean {
    return this.box !== undefined;
  }

  /** Throws if this installation has no secret. */
  seal(address: string, id: number): Buffer {
    if (!this.box) throw new Error('There is no CALENDAR_SECRET to seal an address with.');
    return this.box.seal(address, placeOf(id));
  }

  /** Undefined for a file, and for an address that cannot be opened here. */
  open({
    id,
    sealedAddress,
  }: Pick<CalendarEntity, 'id' | 'sealedAddress'>): OpenedSecret | undefined {
    return sealedAddress === null ? undefined : this.box?.open(sealedAddress, placeOf(id));
  }

  /**
   * Seals anew, with the current secret, addresses that the previous secret sealed. Skips those that cannot be opened or
   * that change in the meantime.
   */
  async sealAnew(): Promise<void> {
    let count = 0;
    for (const calendar of await this.calendars.find({ order: { id: 'ASC' } })) {
      const { id, sealedAddress } = calendar;
      const opened = this.open(calendar);
      if (!sealedAddress || !opened?.shouldSealAnew) continue;
      const { affected } = await this.calendars.update(
        { id, sealedAddress: Equal(sealedAddress) },
        { sealedAddress: this.seal(opened.text, id) },
      );
      count += affected ?? 0;
    }
    if (count > 0) this.logger.info({ calendars: count }, 'Addresses of calendars sealed anew');
  }
}

const placeOf = (row: number) => ({
  table: 'scheduling.calendars',
  column: 'sealed_address',
  row,
});

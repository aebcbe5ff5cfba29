import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { PinoLogger } from 'nestjs-pino';
import { Equal, IsNull, type Repository } from 'typeorm';
import { CalendarEntity } from '../calendar.entity.js';
import { CalendarAddressService } from './calendar-address.service.js';

/**
 * Seals anew, with the current secret, addresses that the previous secret or an earlier version of the product sealed.
 */
@Injectable()
export class SealAnewService {
  constructor(
    @InjectRepository(CalendarEntity) private readonly calendars: Repository<CalendarEntity>,
    private readonly addresses: CalendarAddressService,
    private readonly logger: PinoLogger,
  ) {}

  /** Skips addresses that cannot be opened or that change in the meantime. */
  async run(): Promise<void> {
    let count = 0;
    for (const calendar of await this.calendars.find({ order: { id: 'ASC' } })) {
      const opened = this.addresses.open(calendar);
      if (opened?.shouldSealAnew) count += await this.replace(calendar, opened.text);
    }
    if (count > 0) this.logger.info({ calendars: count }, 'Addresses of calendars sealed anew');
  }

  private async replace(calendar: CalendarEntity, address: string): Promise<number> {
    const { id, encryptedAddress, sealedAddress } = calendar;
    const { affected } = await this.calendars.update(
      {
        id,
        encryptedAddress: sameAs(encryptedAddress),
        sealedAddress: sameAs(sealedAddress),
      },
      this.addresses.seal(address, id),
    );
    return affected ?? 0;
  }
}

const sameAs = (stored: Buffer | null) => (stored === null ? IsNull() : Equal(stored));

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { PinoLogger } from 'nestjs-pino';
import { Equal, type Repository } from 'typeorm';
import { CalendarEntity } from '../calendar.entity.js';
import { CalendarAddressService } from './calendar-address.service.js';

/** Seals anew, with the current secret, addresses that the previous secret sealed. */
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
      const { id, sealedAddress } = calendar;
      const opened = this.addresses.open(calendar);
      if (!sealedAddress || !opened?.shouldSealAnew) continue;
      const { affected } = await this.calendars.update(
        { id, sealedAddress: Equal(sealedAddress) },
        { sealedAddress: this.addresses.seal(opened.text, id) },
      );
      count += affected ?? 0;
    }
    if (count > 0) this.logger.info({ calendars: count }, 'Addresses of calendars sealed anew');
  }
}

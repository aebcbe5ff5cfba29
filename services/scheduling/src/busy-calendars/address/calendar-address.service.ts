import { ENV, type OpenedSecret, SecretBox } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { SchedulingEnv } from '../../env.js';
import type { CalendarEntity } from '../calendar.entity.js';

/** Seals the addresses of calendars: an address grants access to all appointments of its owner. */
@Injectable()
export class CalendarAddressService {
  private readonly box: SecretBox | undefined;

  constructor(@Inject(ENV) { CALENDAR_SECRET, CALENDAR_SECRET_PREVIOUS }: SchedulingEnv) {
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
}

const placeOf = (row: number) => ({
  table: 'scheduling.calendars',
  column: 'sealed_address',
  row,
});

import type { AvailabilitySlot, CreateAvailabilityRequest } from '@agency/contracts';
import { isExclusionViolation, ValidationException } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AvailabilityEntity } from './availability.entity.js';
import { toAvailabilitySlot } from './availability.mapper.js';

const unknownSlot = 'This availability slot does not exist.';
const overlap = { path: 'startTime', message: 'This overlaps another slot of the same day.' };

@Injectable()
export class AvailabilityService {
  constructor(
    @InjectRepository(AvailabilityEntity) private readonly slots: Repository<AvailabilityEntity>,
  ) {}

  async list(): Promise<AvailabilitySlot[]> {
    const slots = await this.slots.find({ order: { dayOfWeek: 'ASC', startTime: 'ASC' } });
    return slots.map(toAvailabilitySlot);
  }

  /** Throws 400 if the slot overlaps another one. A database constraint checks it, so that a race cannot add both. */
  async create(request: CreateAvailabilityRequest): Promise<AvailabilitySlot> {
    try {
      return toAvailabilitySlot(await this.slots.save(this.slots.create(request)));
    } catch (error) {
      if (isExclusionViolation(error)) throw new ValidationException([overlap]);
      throw error;
    }
  }

  async setActive(id: number, isActive: boolean): Promise<AvailabilitySlot> {
    await this.slots.update({ id }, { isActive });
    const slot = await this.slots.findOneBy({ id });
    if (!slot) throw new NotFoundException(unknownSlot);
    return toAvailabilitySlot(slot);
  }

  async remove(id: number): Promise<void> {
    const { affected } = await this.slots.delete({ id });
    if (!affected) throw new NotFoundException(unknownSlot);
  }
}

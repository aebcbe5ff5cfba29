import {
  type AvailabilitySlot,
  type CreateAvailabilityRequest,
  minutesOfDay,
} from '@agency/contracts';
import { ValidationException } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AvailabilityEntity } from './availability.entity.js';
import { toAvailabilitySlot } from './availability.mapper.js';

const unknownSlot = 'This availability slot does not exist.';

@Injectable()
export class AvailabilityService {
  constructor(
    @InjectRepository(AvailabilityEntity) private readonly slots: Repository<AvailabilityEntity>,
  ) {}

  async list(): Promise<AvailabilitySlot[]> {
    const slots = await this.slots.find({ order: { dayOfWeek: 'ASC', startTime: 'ASC' } });
    return slots.map(toAvailabilitySlot);
  }

  async create(request: CreateAvailabilityRequest): Promise<AvailabilitySlot> {
    const sameDay = await this.slots.findBy({ dayOfWeek: request.dayOfWeek });
    const start = minutesOfDay(request.startTime);
    const end = minutesOfDay(request.endTime);
    const overlaps = sameDay.some(
      (slot) => start < minutesOfDay(slot.endTime) && minutesOfDay(slot.startTime) < end,
    );
    if (overlaps) {
      const message = 'This overlaps another slot of the same day.';
      throw new ValidationException([{ path: 'startTime', message }]);
    }
    return toAvailabilitySlot(await this.slots.save(this.slots.create(request)));
  }

  async setActive(id: number, isActive: boolean): Promise<AvailabilitySlot> {
    const slot = await this.slots.findOneBy({ id });
    if (!slot) throw new NotFoundException(unknownSlot);
    return toAvailabilitySlot(await this.slots.save({ ...slot, isActive }));
  }

  async remove(id: number): Promise<void> {
    const { affected } = await this.slots.delete({ id });
    if (!affected) throw new NotFoundException(unknownSlot);
  }
}

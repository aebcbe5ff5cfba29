import type { AvailabilitySlot } from '@agency/contracts';
import type { AvailabilityEntity } from './availability.entity.js';

export function toAvailabilitySlot(entity: AvailabilityEntity): AvailabilitySlot {
  const { id, dayOfWeek, startTime, endTime, isActive } = entity;
  return { id, dayOfWeek, startTime, endTime, isActive };
}

import type { OwnerAppointment } from '@agency/contracts';

let lastId = 0;

export function contact(facts: Partial<OwnerAppointment['contact']>): OwnerAppointment['contact'] {
  return {
    name: 'Ada Tidewater',
    email: null,
    company: null,
    phone: null,
    service: null,
    monthlyAdSpend: null,
    message: null,
    ...facts,
  };
}

export function call(facts: Partial<OwnerAppointment> = {}): OwnerAppointment {
  lastId += 1;
  return {
    id: lastId,
    contactId: 2 ** 41 + lastId,
    scheduledAt: '2026-11-24T14:00:00.000Z',
    duration: 30,
    status: 'scheduled',
    notes: null,
    meetingUrl: 'https://meet.example/room',
    outsideHours: false,
    isInvited: true,
    contact: contact({ name: 'Ada Tidewater', email: 'ada@tidewater.example' }),
    ...facts,
    ...(facts.isInvited === false && { meetingUrl: null }),
  };
}

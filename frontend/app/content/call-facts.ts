import { appointmentMinutes } from '@agency/contracts';

/** When and how a call takes place. Apart from `slot-picker.ts`, because a booked call shows it without the picker. */
export const callFacts = {
  date: 'Date',
  time: 'Time',
  easternTime: (time: string) => `${time} Eastern Time`,
  yourTime: (time: string, place: string) => `${time} your time (${place})`,
  duration: { name: 'Duration', minutes: `${appointmentMinutes} minutes` },
  meeting: { name: 'Meeting type', video: 'Video meeting' },
} as const;

import { appointmentMinutes } from '@agency/contracts';

// When and how a call takes place. Apart from `slot-picker.ts`, because a booked call shows it without the picker; single
// constants for the same reason as there.

export const dateLabel = 'Date';
export const timeLabel = 'Time';
export const easternTime = (time: string): string => `${time} Eastern Time`;
export const yourTime = (time: string, place: string): string => `${time} your time (${place})`;
export const durationLabel = 'Duration';
export const duration = `${appointmentMinutes} minutes`;
export const meetingTypeLabel = 'Meeting type';
export const videoMeeting = 'Video meeting';

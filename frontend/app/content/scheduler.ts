import { appointmentMinutes } from '@agency/contracts';

/** What the scheduler says around the slot picker, and in its place when it could not be loaded. */
export const scheduler = {
  heading: 'Schedule Your Strategy Call',
  text: `Pick a time for your free ${appointmentMinutes}-minute consultation.`,
  loading: 'Loading the times',
  unavailable: {
    text: 'The times could not be loaded. We still received your request.',
    button: 'Load the page again',
  },
  booking: {
    confirm: 'Confirm Appointment',
    confirming: 'Booking Your Call...',
    offline: 'You seem to be offline. Nothing is booked yet; your time is still free.',
    /** The request may have arrived, with only its answer lost. */
    unsure: 'We got no response. Please confirm again: nothing will be booked twice.',
    failed: 'Sorry, there was an error booking your appointment. Please try again.',
  },
} as const;

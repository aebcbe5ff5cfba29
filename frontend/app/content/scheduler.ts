import { appointmentMinutes } from '@agency/contracts';

/** What the scheduler says around the slot picker, and in its place when it could not be loaded. */
export const scheduler = {
  heading: 'Schedule Your Strategy Call',
  text: `Pick a time for your free ${appointmentMinutes}-minute consultation.`,
  loading: 'Loading the times',
  unavailable: {
    text: 'The times didn’t load, but we got your request.',
    button: 'Reload the page',
  },
  booking: {
    confirm: 'Confirm Appointment',
    confirming: 'Booking Your Call...',
    offline: 'You seem to be offline. Nothing is booked yet, and your time is still open.',
    /** The request may have arrived, with only its answer lost. */
    unsure: 'We didn’t get a response. Please confirm again: you won’t be booked twice.',
    /** Below the server's sentence that it does not know the lead. */
    backToForm: 'Back to Contact Form',
    failed: 'Sorry, there was an error booking your appointment. Please try again.',
  },
} as const;

/** Validation messages, the same in the browser's toasts and the server's answers. */
export const validationMessages = {
  required: 'Please fill in your name, email, and phone number to get started.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter at least 10 digits.',
  phoneTooLong: 'Please enter no more than 15 digits.',
  service: 'Please choose one of the listed services.',
  spend: 'Please choose one of the listed monthly budgets.',
  tooLong: 'This is longer than we can save.',
  wrongType: 'Please enter text here.',
  heardFrom: 'Please choose one of the listed answers.',
  status: 'Please choose a lead status.',
  callStatus: 'Please choose a call status.',
} as const;

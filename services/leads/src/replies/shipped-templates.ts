import { appointmentMinutes, brand, type ReplyTemplateFields } from '@agency/contracts';

/** The templates of a new installation. The owner changes and deletes them like any other. */
export const shippedTemplates: readonly ReplyTemplateFields[] = [
  {
    name: 'First answer',
    subject: `Your request to ${brand.name}`,
    body: `Hello {first name},

Thank you for writing to us. I have read your request and would like to understand what your advertising should do for {company}.

The quickest way is a ${appointmentMinutes}-minute call by video. I will bring an audit of your ad accounts and a 90-day media plan. Both are yours to keep, either way.

Pick a time that suits you: {booking link}

If you would rather write, reply to this email. I read every reply.

${brand.name}`,
  },
  {
    name: 'Not reached',
    subject: 'I tried to call you',
    body: `Hello {first name},

I tried to call you about your request and could not reach you.

Pick a time that suits you, and I will be there: {booking link}

Or tell me when you are easy to reach, and I will call again.

${brand.name}`,
  },
  {
    name: 'Proposal',
    subject: 'Our proposal for {company}',
    body: `Hello {first name},

Thank you for the conversation. Here is what we propose for {company}:

- What we do first:
- What it costs:
- What you can expect after 90 days:

Take your time with it. If something is unclear, reply to this email or pick a time: {booking link}

${brand.name}`,
  },
  {
    name: 'After a no-show',
    subject: 'We missed each other',
    body: `Hello {first name},

We had a call planned and missed each other. That happens.

If the call still makes sense for you, pick another time: {booking link}

If your plans have changed, a short answer is enough, and I will leave it at that.

${brand.name}`,
  },
];

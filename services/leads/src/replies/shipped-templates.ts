import { appointmentMinutes, brand, type ReplyTemplateFields } from '@agency/contracts';

/** The templates of a new installation. The owner changes and deletes them like any other. */
export const shippedTemplates: readonly ReplyTemplateFields[] = [
  {
    name: 'First answer',
    subject: `Your request to ${brand.name}`,
    body: `Hello {first name},

Thanks for reaching out. I’ve read your request, and I’d like to understand what your advertising should do for {company}.

The quickest way is a ${appointmentMinutes}-minute call by video. I’ll bring an audit of your ad accounts and a 90-day media plan. Both are yours to keep either way.

Pick a time that works for you: {booking link}

If you’d rather write, just reply to this email. I read every reply.

${brand.name}`,
  },
  {
    name: 'Not reached',
    subject: 'I tried to call you',
    body: `Hello {first name},

I tried to call you about your request but couldn’t reach you.

Pick a time that works for you, and I’ll be there: {booking link}

Or tell me when you’re easy to reach, and I’ll call again.

${brand.name}`,
  },
  {
    name: 'Proposal',
    subject: 'Our proposal for {company}',
    body: `Hello {first name},

Thanks for talking with me. Here’s what we propose for {company}:

- What we’ll do first:
- What it costs:
- What you can expect after 90 days:

Take your time with it. If anything’s unclear, reply to this email or pick a time: {booking link}

${brand.name}`,
  },
  {
    name: 'After a no-show',
    subject: 'We missed each other',
    body: `Hello {first name},

We had a call planned but missed each other. It happens.

If you’d still like to talk, pick another time: {booking link}

If your plans have changed, a one-line reply is enough, and I’ll leave it at that.

${brand.name}`,
  },
];

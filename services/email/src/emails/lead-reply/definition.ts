import { brand, fallbackSiteUrl, schedulerAddress } from '@agency/contracts';
import { email } from '../email-definition.js';
import { sampleLead } from '../sample-facts.js';

export const leadReply = email({
  name: 'lead-reply',
  about: 'reply',
  to: 'lead',
  skip: [],
  sample: {
    lead: sampleLead,
    reply: {
      id: 12,
      subject: 'Re: Your three vans',
      body: `Hello Dana,

Thanks for reaching out. Jobs you don’t take usually come from broad keywords, and that’s quick to see in the account.

Pick a time that works for you: ${fallbackSiteUrl}${schedulerAddress(sampleLead.id)}

${brand.name}`,
      thread: ['5e0c5f4e-6a35-4b51-9d0a-3c1f8c2f7b10'],
    },
    writtenAt: sampleLead.createdAt,
  },
});

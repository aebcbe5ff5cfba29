import { type Finding, fail, ok, warn } from '../check.ts';
import { isAligned } from './addresses.ts';
import type { EmailWorld } from './email-world.ts';
import { mailServersFault } from './mx-record.ts';
import type { Received } from './received-verdicts.ts';

/** Where the email would have been returned to. */
export async function checkBounces(
  { from, returnPath }: Received,
  world: EmailWorld,
): Promise<Finding> {
  if (returnPath === undefined) {
    return warn(
      'The file has no Return-Path, which the mailbox adds when an email arrives.',
      'Save the original from the inbox of the recipient; SPF was checked for the address in BOUNCE_ADDRESS or MAIL_FROM.',
    );
  }
  if (returnPath === '') {
    return fail(
      'The email has an empty return path, so nobody learns that it bounced.',
      'Have your mail server keep the sender of the envelope, and set BOUNCE_ADDRESS.',
    );
  }
  if (!isAligned(returnPath, from)) {
    return ok(`Bounces go to ${returnPath}: look there for emails that did not arrive.`);
  }
  return (await mailServersFault(world, returnPath)) ?? ok(`Bounces go to ${returnPath}.`);
}

/** What a mail server on the way may have added or taken away. */
export function checkHeaders({ headers }: Received): Finding {
  if (headers.has('list-unsubscribe')) {
    return warn(
      'Your mail server adds an unsubscribe link, so a visitor can turn off the emails about their own calls.',
      'Turn unsubscribe links off there for these emails: nobody is subscribed to anything.',
    );
  }
  if (!headers.has('auto-submitted')) {
    return warn(
      'The header Auto-Submitted is missing, so vacation replies may answer.',
      "Have your mail server keep it, unless this is a reply of the owner's, which has none.",
    );
  }
  return ok('Machines are asked not to answer, and nothing offers to unsubscribe.');
}

import {
  brand,
  emailNames,
  fallbackSiteUrl,
  ownerPreviewNames,
  reminderPreviews,
} from '@agency/contracts';
import { emails } from '../emails/emails.js';
import { renderer, sender } from '../emails/sample-renderer.fixture.js';
import { mailboxesOf } from '../notices/mailboxes.js';
import { composeSample } from './compose-sample.js';
import { PreviewService } from './preview.service.js';

/** Every address an email links to. */
const linksIn = (html: string) =>
  [...html.matchAll(/href="(https?:[^"]*)"/g)].map(([, url]) => url);

const previews = new PreviewService(renderer);
const shown = {
  ...Object.fromEntries(ownerPreviewNames.map((name) => [name, previews.ownerPreview(name)])),
  '24hour': previews.reminder('24hour'),
  '10minute': previews.reminder('10minute'),
};

it('should be all previews', () => {
  expect(Object.keys(shown)).toHaveLength(
    ownerPreviewNames.length + Object.keys(reminderPreviews).length,
  );
});

it.each(Object.entries(shown))('should link to this site in the preview of %s', (_, html) => {
  expect(html).not.toContain(fallbackSiteUrl);
  expect(linksIn(html).some((link) => link?.startsWith(sender.siteUrl))).toBe(true);
});

it.each(emailNames)('should link to this site in the test of %s', (name) => {
  const { html, text } = composeSample(emails[name].sample, renderer, {
    to: { name: '', address: 'owner@site.example' },
    writtenAt: new Date(),
    mailboxes: mailboxesOf(null, { MAIL_FROM: brand.email, OWNER_EMAIL: brand.email }),
  });
  expect(html).not.toContain(fallbackSiteUrl);
  expect(text).not.toContain(fallbackSiteUrl);
});

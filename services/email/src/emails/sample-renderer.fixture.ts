import { brand } from '@agency/contracts';
import { EmailRenderer } from './email-renderer.js';

export const sender = {
  siteUrl: 'https://site.example',
  from: { name: brand.name, address: 'hello@site.example' },
};

export const renderer = new EmailRenderer(sender);

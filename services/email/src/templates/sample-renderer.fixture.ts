import { EmailRenderer } from './email-renderer.js';

export const sender = {
  siteUrl: 'https://site.example',
  from: { name: 'Longleaf & Tide', address: 'hello@site.example' },
};

export const renderer = new EmailRenderer(sender);

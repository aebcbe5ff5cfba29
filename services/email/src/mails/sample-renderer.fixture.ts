import { CompiledMailRenderer } from './compiled-mail-renderer.js';

export const sender = {
  siteUrl: 'https://site.example',
  from: { name: 'Longleaf & Tide', address: 'hello@site.example' },
};

export const renderer = new CompiledMailRenderer(sender);

// Run in a process of its own: prints the milliseconds from loading the first file of the emails to one that is filled.
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';

const [mail] = process.argv.slice(2);
const require = createRequire(import.meta.url);
// Neither is part of what is measured: the service has loaded the contracts, and needs no sample.
require('@agency/contracts');
const { emailSamples } = require('@agency/email/email-samples');

const begin = performance.now();
const { EmailRenderer } = require('@agency/email/email-renderer');
const from = { name: 'Sender', address: 'sender@site.example' };
const renderer = new EmailRenderer({ siteUrl: 'https://site.example', from });
const sample = emailSamples[mail];
renderer.render(sample, sample.writtenAt);
console.log(performance.now() - begin);

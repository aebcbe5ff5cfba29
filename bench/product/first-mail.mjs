// Run in a process of its own: prints the milliseconds from nothing of the mails loaded to the first one filled.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

const [folder, mail] = process.argv.slice(2);
const require = createRequire(join(folder, 'mails.js'));
// Whatever the service does, it has this.
require('@agency/contracts');

const begin = performance.now();
const { EmailRenderer } = require('./email-renderer.js');
const { emailSamples } = require('./email-samples.js');
const from = { name: 'Sender', address: 'sender@site.example' };
const renderer = new EmailRenderer({ siteUrl: 'https://site.example', from });
renderer.render(emailSamples[mail], emailSamples[mail].writtenAt);
console.log(performance.now() - begin);

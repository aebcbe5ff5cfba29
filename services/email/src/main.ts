import 'reflect-metadata';
import { loadOwnEnv, startService } from '@agency/platform';
import { AppModule } from './app.module.js';
import { emailEnvSchema } from './env.js';
import { sendTestEmails } from './previews/send-test-emails.js';

const env = loadOwnEnv(emailEnvSchema);
// `make test-mail` starts it once with these arguments, beside the running service.
const [command, address = ''] = process.argv.slice(2);
void (command === 'send-test-emails' ? sendTest() : startService(AppModule.forEnv(env), env));

async function sendTest(): Promise<void> {
  const areAccepted = await sendTestEmails(env, address, (line) =>
    process.stdout.write(`${line}\n`),
  );
  process.exitCode = areAccepted ? 0 : 1;
}

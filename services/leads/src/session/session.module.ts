import { Module } from '@nestjs/common';
import { KnownClients } from './known-clients.js';
import { LoginAttempts } from './login-attempts.js';
import { Passwords } from './passwords.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';

@Module({
  controllers: [SessionController],
  providers: [SessionService, Passwords, LoginAttempts, KnownClients],
})
export class SessionModule {}

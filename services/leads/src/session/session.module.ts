import { Module } from '@nestjs/common';
import { KnownClientsService } from './known-clients.service.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { PasswordsService } from './passwords.service.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';

@Module({
  controllers: [SessionController],
  providers: [SessionService, PasswordsService, LoginAttemptsService, KnownClientsService],
})
export class SessionModule {}

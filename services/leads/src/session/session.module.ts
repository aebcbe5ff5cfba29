import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangePasswordService } from './change-password.service.js';
import { GatePasswordEntity } from './gate-password.entity.js';
import { KnownClientsService } from './known-clients.service.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { NoteUseInterceptor } from './note-use.interceptor.js';
import { OwnerSessionsController } from './owner-sessions.controller.js';
import { PasswordsService } from './passwords.service.js';
import { RecoveryController } from './recovery.controller.js';
import { RecoveryLinksService } from './recovery-links.service.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';
import { SessionListService } from './session-list.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([GatePasswordEntity])],
  controllers: [OwnerSessionsController, RecoveryController, SessionController],
  providers: [
    SessionService,
    ChangePasswordService,
    PasswordsService,
    LoginAttemptsService,
    KnownClientsService,
    RecoveryLinksService,
    SessionListService,
    { provide: APP_INTERCEPTOR, useClass: NoteUseInterceptor },
  ],
})
export class SessionModule {}

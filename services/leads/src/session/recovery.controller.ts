import {
  apiPaths,
  type MakeRecoveryCodes,
  makeRecoveryCodesSchema,
  type RecoveryCodes,
  type RecoveryState,
  recoveryCodesSchema,
  recoveryStateSchema,
} from '@agency/contracts';
import {
  OwnerCookiesService,
  OwnerOnly,
  RequestId,
  ResponseSchema,
  Summary,
} from '@agency/platform';
import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ChangePasswordService } from './change-password.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { callerOf } from './session.controller.js';

/** What sets a new password for the desk if the old one is lost. */
@Controller()
export class RecoveryController {
  constructor(
    private readonly codes: RecoveryCodesService,
    private readonly passwords: ChangePasswordService,
    private readonly cookies: OwnerCookiesService,
  ) {}

  @Get(apiPaths.recoveryCodes)
  @Summary('Count the recovery codes that are left')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(recoveryStateSchema)
  state(): Promise<RecoveryState> {
    return this.codes.state();
  }

  @Post(apiPaths.recoveryCodes)
  @Summary('Make new recovery codes')
  @OwnerOnly('admin')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(recoveryCodesSchema)
  async make(
    @Body({ schema: makeRecoveryCodesSchema }) { current }: MakeRecoveryCodes,
    @RequestId() requestId: string,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    await this.passwords.confirm(current, callerOf(request, this.cookies));
    return { codes: await this.codes.make(requestId) };
  }
}

import {
  apiPaths,
  type MakeRecoveryCodes,
  makeRecoveryCodesSchema,
  type RecoveryAddress,
  type RecoveryCodes,
  type RecoveryState,
  recoveryAddressSchema,
  recoveryCodesSchema,
  recoveryStateSchema,
  type SetRecoveryAddress,
  setRecoveryAddressSchema,
} from '@agency/contracts';
import {
  OwnerCookiesService,
  OwnerOnly,
  Public,
  RequestId,
  ResponseSchema,
  Summary,
} from '@agency/platform';
import { Body, Controller, Get, Header, HttpCode, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ChangePasswordService } from './change-password.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { RecoveryLinksService } from './recovery-links.service.js';
import { callerOf } from './session.controller.js';

/** What sets a new password for the desk if the old one is lost. */
@Controller()
export class RecoveryController {
  constructor(
    private readonly codes: RecoveryCodesService,
    private readonly links: RecoveryLinksService,
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

  @Get(apiPaths.recoveryAddress)
  @Summary('Get which address gets a link that sets a new password')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(recoveryAddressSchema)
  address(): Promise<RecoveryAddress> {
    return this.links.address();
  }

  @Put(apiPaths.recoveryAddress)
  @Summary('Choose which address gets that link')
  @OwnerOnly('admin')
  @ResponseSchema(recoveryAddressSchema)
  async choose(
    @Body({ schema: setRecoveryAddressSchema }) { current, addressId }: SetRecoveryAddress,
    @RequestId() requestId: string,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryAddress> {
    const confirmed = await this.passwords.confirm(current, callerOf(request, this.cookies));
    return this.links.choose(addressId, { confirmed, requestId });
  }

  /** The same answer whether a link is sent or not: nobody else may learn which address there is. */
  @Post(apiPaths.recoveryLink)
  @Summary('Have that link sent')
  @Public()
  @HttpCode(204)
  send(@RequestId() requestId: string): Promise<void> {
    return this.links.send(requestId);
  }
}

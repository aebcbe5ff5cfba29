import {
  apiPaths,
  type RecoveryAddress,
  recoveryAddressSchema,
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
import { RecoveryLinksService } from './recovery-links.service.js';
import { callerOf } from './session.controller.js';

/** What sets a new password for the desk if the old one is lost. */
@Controller()
export class RecoveryController {
  constructor(
    private readonly links: RecoveryLinksService,
    private readonly passwords: ChangePasswordService,
    private readonly cookies: OwnerCookiesService,
  ) {}

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

  /** The same answer whether a link is sent or not. */
  @Post(apiPaths.recoveryLink)
  @Summary('Have that link sent')
  @Public()
  @HttpCode(204)
  send(@RequestId() requestId: string): Promise<void> {
    return this.links.send(requestId);
  }
}

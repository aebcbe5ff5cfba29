import { apiPaths, type ConfirmAddress, confirmAddressSchema } from '@agency/contracts';
import { Public, RequestId, Summary } from '@agency/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { NoticeSettingsService } from './notice-settings.service.js';

/** Public, because whoever has the link may confirm. Scanners open links too, so only this request confirms. */
@Controller(apiPaths.confirmAddress)
export class ConfirmAddressController {
  constructor(private readonly settings: NoticeSettingsService) {}

  @Post()
  @Summary('Confirm an address by the link in its email')
  @Public()
  @HttpCode(204)
  confirm(
    @Body({ schema: confirmAddressSchema }) { token }: ConfirmAddress,
    @RequestId() requestId: string,
  ): Promise<void> {
    return this.settings.confirm(token, requestId);
  }
}

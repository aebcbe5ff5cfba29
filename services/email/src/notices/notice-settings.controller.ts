import {
  type AddNoticeAddress,
  addNoticeAddressSchema,
  apiPaths,
  type NoticeSettings,
  noticeAddressPath,
  noticeSettingsSchema,
  testAddressPath,
  type UpdateNoticeSettings,
  updateNoticeSettingsSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, RequestId, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Post } from '@nestjs/common';
import { NoticeSettingsService } from './notice-settings.service.js';

@Controller()
export class NoticeSettingsController {
  constructor(private readonly settings: NoticeSettingsService) {}

  @Get(apiPaths.noticeSettings)
  @Summary('Get who is notified, and how emails are sent')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(noticeSettingsSchema)
  get(): Promise<NoticeSettings> {
    return this.settings.get();
  }

  @Patch(apiPaths.noticeSettings)
  @Summary('Change who is notified, or how emails are sent')
  @OwnerOnly('admin')
  @ResponseSchema(noticeSettingsSchema)
  update(
    @Body({ schema: updateNoticeSettingsSchema }) body: UpdateNoticeSettings,
    @RequestId() requestId: string,
  ): Promise<NoticeSettings> {
    return this.settings.update(body, requestId);
  }

  @Post(apiPaths.noticeAddresses)
  @Summary('Add an address, which has to be confirmed')
  @OwnerOnly('admin')
  @ResponseSchema(noticeSettingsSchema)
  add(
    @Body({ schema: addNoticeAddressSchema }) { address }: AddNoticeAddress,
    @RequestId() requestId: string,
  ): Promise<NoticeSettings> {
    return this.settings.add(address, requestId);
  }

  @Delete(noticeAddressPath(':id'))
  @Summary('Remove an address')
  @OwnerOnly('admin')
  @ResponseSchema(noticeSettingsSchema)
  remove(@IntegerParam('id') id: number): Promise<NoticeSettings> {
    return this.settings.remove(id);
  }

  @Post(testAddressPath(':id'))
  @Summary('Send a test to an address, or the link that confirms it')
  @OwnerOnly('admin')
  @HttpCode(204)
  test(@IntegerParam('id') id: number, @RequestId() requestId: string): Promise<void> {
    return this.settings.test(id, requestId);
  }
}

import {
  type SettingService,
  settingFieldsSchema,
  settingServices,
  settings,
  settingValueSchema,
} from '@agency/contracts';
import { Body, Controller, Get, NotFoundException, Param, Patch, type Type } from '@nestjs/common';
import type * as z from 'zod';
import { messageForStatus } from '../errors/exceptions.js';
import { OwnerOnly, Summary } from '../routes/describe-routes.js';
import { ResponseSchema } from '../routes/response-schema.interceptor.js';
import { SettingsService, type StoredSetting } from './settings.service.js';

type Fields = z.infer<typeof settingFieldsSchema>;

/** Serves the settings of a service to whoever may read them. */
export function settingsController(service: SettingService): Type {
  const { path, gate } = settingServices[service];

  /** Throws 404 for the name of another service’s setting, or none. */
  function find(name: string): StoredSetting<Fields | null> {
    const found = Object.values(settings).find(
      (setting) => setting.service === service && setting.name === name,
    );
    if (!found) throw new NotFoundException(messageForStatus(404));
    return found as StoredSetting<Fields | null>;
  }

  @Controller(path)
  class SettingsController {
    constructor(private readonly settings: SettingsService) {}

    @Get(':name')
    @Summary('Get a setting')
    @OwnerOnly(gate)
    @ResponseSchema(settingValueSchema)
    async read(@Param('name') name: string): Promise<Fields | null> {
      return this.settings.read(find(name));
    }

    @Patch(':name')
    @Summary('Change fields of a setting')
    @OwnerOnly(gate)
    @ResponseSchema(settingValueSchema)
    async change(
      @Param('name') name: string,
      @Body({ schema: settingFieldsSchema }) fields: Fields,
    ): Promise<Fields | null> {
      return this.settings.patch(find(name), fields);
    }
  }
  return SettingsController;
}

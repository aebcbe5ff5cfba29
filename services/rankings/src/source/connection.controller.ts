import {
  apiPaths,
  type RankingConnection,
  type ReadableProperties,
  rankingConnectionSchema,
  readablePropertiesSchema,
  type SetProperty,
  type SetServiceAccountKey,
  setPropertySchema,
  setServiceAccountKeySchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary, Timeout } from '@agency/platform';
import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ConnectionService } from './connection.service.js';

@Controller()
export class ConnectionController {
  constructor(private readonly connection: ConnectionService) {}

  @Get(apiPaths.rankingsConnection)
  @Summary('Get how Search Console is connected')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingConnectionSchema)
  state(): Promise<RankingConnection> {
    return this.connection.state();
  }

  @Put(apiPaths.rankingsConnectionKey)
  @Summary('Set the service account’s key')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingConnectionSchema)
  @Timeout(30_000)
  setKey(
    @Body({ schema: setServiceAccountKeySchema }) { key }: SetServiceAccountKey,
  ): Promise<RankingConnection> {
    return this.connection.setKey(key);
  }

  @Get(apiPaths.rankingsConnectionProperties)
  @Summary('List the properties that the account may read')
  @OwnerOnly('rankings')
  @ResponseSchema(readablePropertiesSchema)
  @Timeout(15_000)
  properties(): Promise<ReadableProperties> {
    return this.connection.properties();
  }

  @Put(apiPaths.rankingsConnectionSite)
  @Summary('Choose the property to read')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingConnectionSchema)
  @Timeout(15_000)
  setSite(@Body({ schema: setPropertySchema }) { site }: SetProperty): Promise<RankingConnection> {
    return this.connection.setSite(site);
  }

  @Delete(apiPaths.rankingsConnection)
  @Summary('Disconnect Search Console')
  @HttpCode(204)
  @OwnerOnly('rankings')
  disconnect(): Promise<void> {
    return this.connection.disconnect();
  }
}

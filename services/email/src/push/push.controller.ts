import {
  apiPaths,
  type CreatePushSubscriptionRequest,
  createPushSubscriptionRequestSchema,
  type PushDevice,
  type PushState,
  type PushTest,
  pushDeviceSchema,
  pushStateSchema,
  pushTestSchema,
  testPushPath,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary, Timeout } from '@agency/platform';
import { Body, Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

/** Longer than the push service's timeout. */
const testTimeoutMs = 9_000;

@Controller()
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptionsService) {}

  @Get(apiPaths.push)
  @Summary('Get the notification key and the notified devices')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(pushStateSchema)
  state(): Promise<PushState> {
    return this.subscriptions.state();
  }

  @Post(apiPaths.pushSubscriptions)
  @Summary('Notify a device')
  @OwnerOnly('admin')
  @ResponseSchema(pushDeviceSchema)
  add(
    @Body({ schema: createPushSubscriptionRequestSchema }) body: CreatePushSubscriptionRequest,
  ): Promise<PushDevice> {
    return this.subscriptions.add(body);
  }

  @Delete(`${apiPaths.pushSubscriptions}/:id`)
  @Summary('Stop notifying a device')
  @OwnerOnly('admin')
  @ResponseSchema(createPushSubscriptionRequestSchema)
  remove(@IntegerParam('id') id: number): Promise<CreatePushSubscriptionRequest> {
    return this.subscriptions.remove(id);
  }

  @Post(testPushPath(':id'))
  @Summary('Send a test notification to a device')
  @OwnerOnly('admin')
  @Timeout(testTimeoutMs)
  @HttpCode(200)
  @ResponseSchema(pushTestSchema)
  test(@IntegerParam('id') id: number): Promise<PushTest> {
    return this.subscriptions.test(id);
  }
}

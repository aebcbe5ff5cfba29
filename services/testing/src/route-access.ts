import { describeRoutes } from '@agency/platform';
import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

/** Every route of an application with its declared access; undefined if it has none. */
export function routeAccess(app: INestApplication): { route: string; who: string | undefined }[] {
  return describeRoutes(app.get(ModulesContainer)).map(({ name, access }) => ({
    route: name,
    who: access?.who,
  }));
}

import { uploadRoutes } from '@agency/contracts';
import { describeRoutes } from '@agency/platform';
import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

const line = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** The routes of an application that take a file, and those that the contract lists for its service. */
export function uploadsOf(app: INestApplication, service: string) {
  const taking = describeRoutes(app.get(ModulesContainer)).filter(({ upload }) => upload);
  return {
    taken: taking.map(line).toSorted(),
    declared: taking.map(({ upload }) => upload && line(upload)).toSorted(),
    listed: Object.values(uploadRoutes)
      .filter((route) => route.service === service)
      .map(line)
      .toSorted(),
  };
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeRoutes, openApiDocument } from '@agency/platform';
import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { execa } from 'execa';
import * as z from 'zod';

const reportSchema = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      message: z.string(),
      location: z.array(z.object({ pointer: z.string().optional() })),
    }),
  ),
});

/**
 * Violations of Redocly's recommended rules in an application's API description, and routes without a declared answer.
 */
export async function openApiFaults(app: INestApplication): Promise<string[]> {
  const routes = describeRoutes(app.get(ModulesContainer));
  const silent = routes.filter(({ status, answer }) => status !== 204 && answer === undefined);
  const problems = await lint(openApiDocument('tested', routes));
  return [...problems, ...silent.map(({ name }) => `${name} says no answer`)];
}

async function lint(document: object): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  try {
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
    await writeFile(join(folder, 'redocly.yaml'), 'extends: [recommended]');
    const { stdout } = await execa('redocly', ['lint', 'openapi.json', '--format=json'], {
      cwd: folder,
      preferLocal: true,
      localDir: fileURLToPath(new URL('.', import.meta.url)),
      reject: false,
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    const { problems } = reportSchema.parse(JSON.parse(stdout));
    return problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

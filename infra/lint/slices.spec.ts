import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingSlices } from './slices.ts';

const hours = [
  'services/contracts/src/hours/slot-rule.ts',
  'services/scheduling/src/hours/hours.service.ts',
  'frontend/app/features/owner/hours/index.tsx',
];

test('a slice is in contracts, in a service and in the frontend', () => {
  assert.deepEqual(missingSlices(hours), []);
  assert.deepEqual(missingSlices(hours.slice(1)), [
    'services/contracts/src has no slice hours: a slice is one word everywhere',
  ]);
});

test('a slice may be inside another one of the desk, or a file of contracts', () => {
  const replies = [
    'services/contracts/src/replies.ts',
    'services/leads/src/replies/replies.controller.ts',
    'frontend/app/features/owner/leads/replies/queries.ts',
  ];
  const leads = [
    'services/contracts/src/leads/lead.ts',
    'services/leads/src/leads/leads.module.ts',
    'frontend/app/features/owner/leads/index.tsx',
    'frontend/app/features/owner/leads/board/board-card.tsx',
  ];
  assert.deepEqual(missingSlices([...replies, ...leads]), []);
});

test('infrastructure and what composes slices are none', () => {
  const files = [
    'services/contracts/src/limits.ts',
    'services/leads/src/migrations/1-schema.ts',
    'frontend/app/features/owner/today/index.tsx',
  ];
  assert.deepEqual(missingSlices(files), []);
});

import { type RankingAlert, rankingAlertSchema } from '@agency/contracts';
import { sql } from '@agency/platform';
import * as z from 'zod';

const { alertType, severity } = rankingAlertSchema.shape;

/** A row of alerts with its keyword. */
export const alertRowSchema = z.object({
  id: z.int(),
  keyword_id: z.int(),
  keyword: z.string(),
  type: alertType,
  severity,
  previous_position: z.number(),
  current_position: z.number(),
  position_change: z.number(),
  window_end: z.string(),
  is_read: z.boolean(),
  created_at: z.date(),
});

export const alertColumns = sql`alert.id, alert.keyword_id, keyword.keyword, alert.type, alert.severity,
  alert.previous_position::double precision AS previous_position,
  alert.current_position::double precision AS current_position,
  abs(alert.current_position - alert.previous_position)::double precision AS position_change,
  alert.window_end::text AS window_end, alert.is_read, alert.created_at`;

export function toRankingAlert(row: z.infer<typeof alertRowSchema>): RankingAlert {
  return {
    id: row.id,
    keywordId: row.keyword_id,
    keyword: row.keyword,
    alertType: row.type,
    severity: row.severity,
    previousPosition: row.previous_position,
    currentPosition: row.current_position,
    positionChange: row.position_change,
    windowEnd: row.window_end,
    isRead: row.is_read,
    createdAt: row.created_at.toISOString(),
  };
}

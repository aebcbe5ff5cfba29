import type { RankingAlert } from '@agency/contracts';

/** A row of alerts with its keyword; numeric columns come as text. */
export interface AlertRow {
  id: number;
  keyword_id: number;
  keyword: string;
  type: RankingAlert['alertType'];
  severity: RankingAlert['severity'];
  previous_position: string;
  current_position: string;
  position_change: string;
  window_end: string;
  is_read: boolean;
  created_at: Date;
}

export const alertColumns = `alert.id, alert.keyword_id, keyword.keyword, alert.type, alert.severity,
  alert.previous_position, alert.current_position,
  abs(alert.current_position - alert.previous_position) AS position_change,
  alert.window_end::text AS window_end, alert.is_read, alert.created_at`;

export function toRankingAlert(row: AlertRow): RankingAlert {
  return {
    id: row.id,
    keywordId: row.keyword_id,
    keyword: row.keyword,
    alertType: row.type,
    severity: row.severity,
    previousPosition: Number(row.previous_position),
    currentPosition: Number(row.current_position),
    positionChange: Number(row.position_change),
    windowEnd: row.window_end,
    isRead: row.is_read,
    createdAt: row.created_at.toISOString(),
  };
}

-- What came after: histories of leads and calls, and rankings from uploaded exports.
UPDATE leads.contacts SET follow_up_on = '2026-11-23', version = 4 WHERE id = 4611040226353;
UPDATE scheduling.appointments SET version = 2 WHERE id IN (1, 2);
INSERT INTO leads.events (contact_id, at, kind, detail) VALUES
  (4611040226353, '2026-09-15 12:00+00', 'status-changed', '{"to": "qualified", "from": "new"}'),
  (4611040226353, '2026-09-15 12:01+00', 'notes-changed', '{"notes": "Called back. Likes plain reports."}'),
  (4611040226353, '2026-09-15 12:02+00', 'follow-up-changed', '{"on": "2026-11-23"}');
INSERT INTO scheduling.events (appointment_id, at, kind, detail) VALUES
  (1, '2026-09-14 13:04:02+00', 'call-booked', '{"by": "visitor", "scheduledAt": "2026-09-16T14:00:00.000Z"}'),
  (1, '2026-09-16 14:40+00', 'call-status-changed', '{"by": "owner", "to": "completed", "from": "scheduled"}'),
  (2, '2026-09-15 17:46:10+00', 'call-booked', '{"by": "visitor", "scheduledAt": "2026-09-17T15:30:00.000Z"}'),
  (2, '2026-09-16 09:00+00', 'call-status-changed', '{"by": "visitor", "to": "cancelled", "from": "scheduled"}'),
  (3, '2026-09-17 12:00+00', 'call-booked', '{"by": "owner", "scheduledAt": "2026-09-18T15:30:00.000Z"}'),
  (4, '2026-11-20 22:33+00', 'call-booked', '{"by": "visitor", "scheduledAt": "2067-03-07T15:00:00.000Z"}');

UPDATE rankings.keywords SET state = 'paused' WHERE id = 3;
INSERT INTO rankings.keywords (keyword, landing_page, tags, added_at, active_since)
VALUES ('bicycle shop advertising', '/services', '{own}', '2026-10-01 12:00+00', '2026-10-01 12:00+00');
INSERT INTO rankings.runs (source, trigger, status, started_at, finished_at, days_planned, days_done, figures, new_alerts, data_through, cause, message) VALUES
  ('csv', 'upload', 'succeeded', '2026-11-09 15:00+00', '2026-11-09 15:00:02+00', 1, 1, 2, 0, '2026-11-08', NULL, 'The upload came in.'),
  ('csv', 'upload', 'failed', '2026-11-15 15:00+00', '2026-11-15 15:00:01+00', 0, 0, 0, 0, NULL, 'format', 'This file is no export.'),
  ('csv', 'upload', 'succeeded', '2026-11-16 15:00+00', '2026-11-16 15:00:02+00', 1, 1, 2, 1, '2026-11-15', NULL, 'The upload came in.');
INSERT INTO rankings.figures (source, day, keyword_id, clicks, impressions, position, covers_days) VALUES
  ('csv', '2026-11-08', 1, 12, 240, 8.25, 7), ('csv', '2026-11-08', 2, 0, 31, 22.5, 7),
  ('csv', '2026-11-15', 1, 19, 260, 3.75, 7), ('csv', '2026-11-15', 2, 1, 40, 21, 7);
INSERT INTO rankings.days (source, day, covers_days, run_id, keywords, clicks, impressions, position_sum) VALUES
  ('csv', '2026-11-08', 7, 1, 2, 12, 271, 2677.5), ('csv', '2026-11-15', 7, 3, 2, 20, 300, 1815);
INSERT INTO rankings.keyword_windows (source, keyword_id, clicks, impressions, position_sum, position, previous_clicks, previous_impressions, previous_position) VALUES
  ('csv', 1, 19, 260, 975, 3.8, 12, 240, 8.3), ('csv', 2, 1, 40, 840, 21.0, 0, 31, 22.5);
UPDATE rankings.data_sets SET data_through = '2026-11-15', updated_at = '2026-11-16 15:00:02+00', revision = 2 WHERE source = 'csv';
INSERT INTO rankings.alerts (source, keyword_id, window_end, type, severity, previous_position, current_position, is_read, created_at)
VALUES ('csv', 1, '2026-11-15', 'gain', 'medium', 8.3, 3.8, false, '2026-11-16 15:00:02+00');
INSERT INTO rankings.alert_rules (rules) VALUES
  ('{"minimumImpressions": 20, "positionChange": 2, "crossings": [10], "mediumChange": 5, "highChange": 10, "leavingTop10IsHigh": true}');

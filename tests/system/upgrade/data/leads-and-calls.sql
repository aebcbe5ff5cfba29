-- A day at the desk, as the services of the time wrote it. Nobody in here exists. What lies ahead lies so far ahead
-- that no test of this product will see it begin.
INSERT INTO leads.contacts (id, name, email, phone, company, service, monthly_ad_spend, message, status, notes, attribution, bot_check, created_at) VALUES
  (4611040226353, 'Ruth Ellery', 'ruth@ellery-cycles.example', '(910) 555-0141', 'Ellery Cycles', 'paid-search', '1k-5k',
   E'We sell and repair bicycles.\nWhat would a first month look like?', 'qualified', 'Called back. Likes plain reports.',
   '{"first": {"utm_source": "google", "utm_medium": "cpc", "gclid": "invented-1", "landingPath": "/lead"}, "last": {"referrerHost": "www.google.com", "landingPath": "/contact"}}',
   'passed', '2026-09-14 13:02:11.204+00'),
  (7215800331907, 'José Núñez-O’Hara', 'jose@nunez-roofing.example', '910.555.0162', 'Núñez Roofing & Sons', 'full-service', '10k-25k',
   NULL, 'closed-won', NULL, NULL, 'passed', '2026-09-15 17:45:00+00'),
  (8112093740551, 'Mei Tanaka', 'mei@tanaka-dental.example', '+1 910 555 0177', NULL, 'consultation', '100k+',
   'A “second opinion”; 100% of it, please \ thanks.', 'new', NULL, '{"first": {"fbclid": "invented-2"}}', 'failed', '2026-11-20 22:31:54.9+00'),
  (2099511627801, 'Grace Okafor', 'grace@okafor-yachts.example', '(910) 555-0188', 'Okafor Yachts', NULL, NULL,
   'Please call.', 'new', NULL, NULL, 'missing', '2026-11-21 02:10:00+00');

INSERT INTO scheduling.appointments (id, contact_id, scheduled_at, duration, blocked_until, status, notes, calendar_uid, sequence, meeting_room, created_at) VALUES
  (1, 4611040226353, '2026-09-16 14:00+00', 30, '2026-09-16 14:30+00', 'completed', 'Sent the audit.', '0f4c1d0e-7a35-4b0e-9a61-0d6d3a2b9c01', 0, 'call-4f2ab1c09d', '2026-09-14 13:04:02+00'),
  (2, 7215800331907, '2026-09-17 15:30+00', 30, '2026-09-17 16:15+00', 'cancelled', NULL, '0f4c1d0e-7a35-4b0e-9a61-0d6d3a2b9c02', 1, 'call-77aa01be31', '2026-09-15 17:46:10+00'),
  (3, 7215800331907, '2026-09-18 15:30+00', 30, '2026-09-18 16:15+00', 'no-show', NULL, '0f4c1d0e-7a35-4b0e-9a61-0d6d3a2b9c03', 0, 'call-90c7e5d442', '2026-09-17 12:00:00+00'),
  (4, 8112093740551, '2067-03-07 15:00+00', 30, '2067-03-07 15:15+00', 'scheduled', NULL, '0f4c1d0e-7a35-4b0e-9a61-0d6d3a2b9c04', 0, 'call-1be09a773f', '2026-11-20 22:33:00+00');
SELECT setval(pg_get_serial_sequence('scheduling.appointments', 'id'), 4);

UPDATE scheduling.availability SET start_time = '10:00', end_time = '16:00' WHERE day_of_week = 5;
INSERT INTO scheduling.booking_rules (minimum_notice_minutes, horizon_days, buffer_minutes, days_off)
VALUES (120, 60, 15, '{2026-11-26,2026-12-25}');

-- Sent; due since last night and not handed over; not due for a long time.
INSERT INTO leads.outbox (name, payload, subject, request_id, due_at, created_at, relayed_at, settled_at) VALUES
  ('lead-notice', '{"contactId": 4611040226353}', 'contact:4611040226353', 'a1', '2026-09-14 13:02:11+00', '2026-09-14 13:02:11+00', '2026-09-14 13:02:11.3+00', '2026-09-14 13:03:20+00'),
  ('lead-auto-reply', '{"contactId": 4611040226353}', 'contact:4611040226353', 'a1', '2026-09-14 13:02:11+00', '2026-09-14 13:02:11+00', '2026-09-14 13:02:11.3+00', '2026-09-14 13:03:20+00'),
  ('lead-notice', '{"contactId": 2099511627801}', 'contact:2099511627801', 'a2', '2026-11-21 02:10:00+00', '2026-11-21 02:10:00+00', NULL, NULL),
  ('lead-auto-reply', '{"contactId": 2099511627801}', 'contact:2099511627801', 'a2', '2026-11-21 02:10:00+00', '2026-11-21 02:10:00+00', NULL, NULL);
INSERT INTO scheduling.outbox (name, payload, subject, request_id, due_at, created_at, relayed_at, settled_at) VALUES
  ('booking-invitation', '{"sequence": 0, "appointmentId": 1}', 'appointment:1', 'a3', '2026-09-14 13:04:02+00', '2026-09-14 13:04:02+00', '2026-09-14 13:04:03+00', '2026-09-14 13:05:20+00'),
  ('booking-invitation', '{"sequence": 0, "appointmentId": 4}', 'appointment:4', 'a4', '2026-11-20 22:33:00+00', '2026-11-20 22:33:00+00', NULL, NULL),
  ('booking-notice', '{"sequence": 0, "appointmentId": 4}', 'appointment:4', 'a4', '2026-11-20 22:33:00+00', '2026-11-20 22:33:00+00', NULL, NULL),
  ('reminder-24-hours', '{"sequence": 0, "appointmentId": 4}', 'appointment:4', 'a4', '2067-03-06 15:00+00', '2026-11-20 22:33:00+00', NULL, NULL),
  ('reminder-10-minutes', '{"sequence": 0, "appointmentId": 4}', 'appointment:4', 'a4', '2067-03-07 14:50+00', '2026-11-20 22:33:00+00', NULL, NULL);

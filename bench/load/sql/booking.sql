-- What POST /api/appointments writes: the call, its four mails in one statement, and its first event.
BEGIN;
WITH place AS (SELECT timestamptz '2030-01-01' + nextval('bench_slots') * interval '30 minutes' AS starts)
INSERT INTO scheduling.appointments (contact_id, scheduled_at, duration, calendar_uid, meeting_room, created_at)
SELECT :contact, starts, 30, gen_random_uuid(), 'c2l4dGVlbiBjaGFyYWN0', now() FROM place
RETURNING id AS appointment \gset
INSERT INTO scheduling.outbox (name, payload, subject, request_id, due_at) VALUES
  ('booking-invitation', '{"appointmentId": 1, "sequence": 0}', 'appointment:' || :appointment, '0123456789abcdef0123456789abcdef', now()),
  ('booking-notice', '{"appointmentId": 1, "sequence": 0}', 'appointment:' || :appointment, '0123456789abcdef0123456789abcdef', now()),
  ('reminder-24-hours', '{"appointmentId": 1, "sequence": 0}', 'appointment:' || :appointment, '0123456789abcdef0123456789abcdef', now() + interval '1 year'),
  ('reminder-10-minutes', '{"appointmentId": 1, "sequence": 0}', 'appointment:' || :appointment, '0123456789abcdef0123456789abcdef', now() + interval '1 year');
INSERT INTO scheduling.events (appointment_id, at, kind, detail)
VALUES (:appointment, now(), 'call-booked', '{"by": "visitor", "scheduledAt": "2030-01-01T00:00:00.000Z"}');
COMMIT;

-- What GET /api/appointments asks for a visitor's week.
SELECT scheduled_at, duration, count(*) OVER () AS total
FROM scheduling.appointments
WHERE status <> 'cancelled' AND scheduled_at > now()
  AND scheduled_at >= to_timestamp(:from) AND scheduled_at < to_timestamp(:to)
ORDER BY scheduled_at LIMIT 200 OFFSET 0;

-- What POST /api/contacts writes: the lead, and its two mails in one statement.
\set contact random(1099511627776, 9007199254740991)
BEGIN;
INSERT INTO leads.contacts (id, name, email, phone, company, service, monthly_ad_spend, message, status, attribution, bot_check, created_at)
VALUES (:contact, 'Avery Bennett', 'avery.bennett@example.com', '(910) 555-0142', 'Bennett & Daughters Boatyard', 'paid-search', '5k-10k',
  'We build and repair wooden skiffs and would like more people to find us. Could you look at what we spend now?', 'new',
  '{"first": {"utm_source": "newsletter", "utm_medium": "email", "utm_campaign": "autumn", "landingPath": "/lead-generation", "referrerHost": "news.example.com"}}',
  'missing', now());
INSERT INTO leads.outbox (name, payload, subject, request_id, due_at) VALUES
  ('lead-notice', '{"contactId": 1}', 'contact:' || :contact, '0123456789abcdef0123456789abcdef', now()),
  ('lead-auto-reply', '{"contactId": 1}', 'contact:' || :contact, '0123456789abcdef0123456789abcdef', now() + interval '20 minutes');
COMMIT;

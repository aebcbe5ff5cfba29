import type { Settings } from '../settings/env-file.ts';

/** How Alertmanager emails the operator, by the mail server and sender of the settings. YAML is a superset of JSON. */
export function alertmanagerConfig(settings: Partial<Settings>): string {
  const to = settings.ALERTS_TO ?? '';
  const server = settings.SMTP_URL && to ? new URL(settings.SMTP_URL) : undefined;
  const receiver = { name: 'operator', email_configs: server ? [emailTo(to)] : [] };
  return JSON.stringify({
    ...(server ? { global: mailServer(server, settings.MAIL_FROM || to) } : {}),
    route: {
      receiver: receiver.name,
      group_by: ['alertname'],
      group_wait: '30s',
      group_interval: '5m',
      repeat_interval: '4h',
      routes: [{ matchers: ['severity="ticket"'], repeat_interval: '24h' }],
    },
    receivers: [receiver],
  });
}

function mailServer(server: URL, from: string) {
  const isTlsFromTheStart = server.protocol === 'smtps:';
  const port = server.port || (isTlsFromTheStart ? '465' : '587');
  if (isTlsFromTheStart !== (port === '465')) {
    throw new Error(
      'Alertmanager uses TLS from the start on port 465 only. Empty ALERTS_TO, or use smtps://…:465 or smtp://…:587 in SMTP_URL.',
    );
  }
  const user = decodeURIComponent(server.username);
  return {
    smtp_smarthost: `${server.hostname}:${port}`,
    smtp_from: from,
    ...(user
      ? { smtp_auth_username: user, smtp_auth_password: decodeURIComponent(server.password) }
      : {}),
    // A password must not leave this machine unencrypted.
    smtp_require_tls: !isTlsFromTheStart && Boolean(user),
  };
}

function emailTo(to: string) {
  return {
    to,
    send_resolved: true,
    headers: { Subject: '[{{ .Status }}] {{ .CommonLabels.alertname }}' },
    html: '',
    text: [
      '{{ range .Alerts }}{{ .Annotations.summary }}',
      'Since {{ .StartsAt }}. What to do: docs/operations.md, "{{ .Labels.alertname }}".',
      '{{ end }}',
    ].join('\n'),
  };
}

/** The firewall rules of docs/operations.md ("Floods"), without the program's name. */
export function floodRules(ports: { http: string; https: string }): {
  program: 'iptables' | 'ip6tables';
  rule: string;
}[] {
  const match = `-p tcp --syn -m multiport --dports ${ports.http},${ports.https} -m connlimit --connlimit-above 512`;
  return [
    { program: 'iptables', rule: `PREROUTING ${match} -j DROP` },
    { program: 'ip6tables', rule: `PREROUTING ${match} --connlimit-mask 64 -j DROP` },
  ];
}

/** A unit, by its name, that sets the rules at each start; they do not touch those of Docker. */
export function floodUnit(ports: { http: string; https: string }): Record<string, string> {
  const rules = floodRules(ports);
  const start = rules.map(
    ({ program, rule }) =>
      `ExecStart=/bin/sh -c '${program} -w -t mangle -C ${rule} 2>/dev/null || ${program} -w -t mangle -A ${rule}'`,
  );
  const stop = rules.map(({ program, rule }) => `ExecStop=-${program} -w -t mangle -D ${rule}`);
  return {
    'agency-floods.service': `[Unit]
Description=Limit connections per network to the site
After=network-pre.target
Before=network.target

[Service]
Type=oneshot
RemainAfterExit=yes
${start.join('\n')}
${stop.join('\n')}

[Install]
WantedBy=multi-user.target
`,
  };
}

/** Units, by their names, for native mode: start at boot and after the supervisor has died, and a backup every night. */
export function productUnits(folder: string, account: string): Record<string, string> {
  const service = `User=${account}
WorkingDirectory=${folder}
Environment=MODE=native`;
  return {
    'agency.service': `[Unit]
Description=The agency's site and its services
After=network-online.target
Wants=network-online.target

[Service]
Type=oneshot
RemainAfterExit=yes
${service}
ExecStart=/usr/bin/make up
ExecStop=/usr/bin/make down
TimeoutStartSec=15min

[Install]
WantedBy=multi-user.target
`,
    'agency-watch.service': `[Unit]
Description=Start the agency's site again if its supervisor has died
After=agency.service

[Service]
Type=oneshot
${service}
ExecCondition=/usr/bin/make --silent died
ExecStart=+/usr/bin/systemctl restart agency.service
`,
    'agency-watch.timer': `[Unit]
Description=Look for the supervisor of the agency's site every minute

[Timer]
OnBootSec=5min
OnUnitInactiveSec=1min

[Install]
WantedBy=timers.target
`,
    'agency-backup.service': `[Unit]
Description=A backup of the agency's data

[Service]
Type=oneshot
${service}
ExecStart=/usr/bin/make backup
`,
    'agency-backup.timer': `[Unit]
Description=A backup of the agency's data every night

[Timer]
OnCalendar=*-*-* 03:00
RandomizedDelaySec=15min
Persistent=true

[Install]
WantedBy=timers.target
`,
  };
}

/** Debian's and Ubuntu's own setting, as their installers write it. */
export const updatesFile: Record<string, string> = {
  '/etc/apt/apt.conf.d/20auto-upgrades': `APT::Periodic::Update-Package-Lists "1";
APT::Periodic::Unattended-Upgrade "1";
`,
};

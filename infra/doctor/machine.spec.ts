import { findsEach } from './testing/find-fault.ts';

const gib = 1024 ** 3;

findsEach('Versions', {
  'Docker that does not answer': {
    make: (stand) => {
      stand.programs = {};
    },
    says: /^fail: No Docker engine is responding\. → .*systemctl start docker/,
  },
  'Docker that is not installed': {
    make: (stand) => {
      stand.programs = {};
      stand.parts = undefined;
      stand.isDockerMissing = true;
    },
    says: /^fail: Docker is not installed\. → Install Docker Engine 24/,
  },
  'an old Docker Engine': {
    make: (stand) => {
      stand.programs['docker version'] = '23.0.6\n';
    },
    says: /^fail: Docker Engine is 23\.0\.6\. → Update Docker Engine to 24/,
  },
  'an old Compose plugin': {
    make: (stand) => {
      stand.programs['docker compose version'] = '2.9.0\n';
    },
    says: /^fail: The Compose plugin is 2\.9\.0\. → Install the Compose plugin 2\.24/,
  },
  'a missing Compose plugin': {
    make: (stand) => {
      delete stand.programs['docker compose version'];
    },
    says: /^fail: The Compose plugin is missing\. → .*docker-compose-plugin/,
  },
  'a missing nginx': {
    mode: 'native',
    make: (stand) => {
      stand.hasProgram = (name) => name !== 'nginx';
    },
    says: /^fail: Missing: nginx\. → .*make up/,
  },
});

findsEach('Ports', {
  'a port that another program has taken before the start': {
    make: (stand) => {
      stand.hasServers = true;
      stand.parts = undefined;
    },
    says: /^fail: Port \d+ is in use by another program\. → .*ss -ltnp 'sport = :\d+' and stop it\.$/,
  },
  'a taken port of a product without containers': {
    mode: 'native',
    make: (stand) => {
      stand.hasServers = true;
      stand.parts = undefined;
    },
    says: /^fail: Port \d+ is in use .* → .*choose another: make up PORT=\d+$/,
  },
  'a gateway that no one reaches': {
    make: (stand) => {
      stand.hasServers = false;
    },
    says: /^fail: Nothing answers on port \d+, although .* → .*SERVICE=gateway/,
  },
});

findsEach('Memory', {
  'too little memory': {
    make: (stand) => {
      stand.memory = { totalBytes: gib, availableBytes: 0.5 * gib };
    },
    says: /^warn: This machine has 1\.0 GiB.* → .*swap/,
  },
  'memory that is used up': {
    make: (stand) => {
      stand.memory = { totalBytes: 4 * gib, availableBytes: 0.1 * gib };
    },
    says: /^warn: .*0\.1 GiB are available\. → .*docker stats/,
  },
});

findsEach('Disk', {
  'a full disk of the data': {
    make: (stand) => {
      stand.freeGib = (folder) => (folder === '/var/lib/docker' ? 0.2 : 40);
    },
    says: /^fail: 0\.2 GiB are free for \/var\/lib\/docker\. → .*docker image prune/,
  },
  'a disk of the backups that is filling up': {
    make: (stand) => {
      stand.freeGib = (folder) => (folder === stand.backups ? 2 : 40);
    },
    says: /^warn: 2\.0 GiB are free for .*backups\. → .*enlarge the disk/,
  },
});

findsEach('Clock', {
  'a clock that is wrong': {
    make: (stand) => {
      stand.dateHeader = () => new Date(stand.now.getTime() + 3_600_000).toUTCString();
    },
    says: /^fail: It is \d+ seconds behind acme-v02.* → .*set-ntp true/,
  },
  'a machine without a way to the internet': {
    make: (stand) => {
      stand.dateHeader = () => undefined;
    },
    says: /^warn: It could not be compared.* → .*port 443/,
  },
});

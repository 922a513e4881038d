// All checks of `plaudit doctor`, in the order in which they matter.
import type { DoctorCheck } from './check.ts';
import { CERTIFICATE } from './checks/certificate.ts';
import { CLOCK } from './checks/clock.ts';
import { CONFIGURATION } from './checks/configuration.ts';
import { CONNECTIONS } from './checks/connections.ts';
import { DATA_FOLDER } from './checks/data-folder.ts';
import { DATABASE, SCHEMA } from './checks/database.ts';
import { DISCORD_CLIENT } from './checks/discord-client.ts';
import { DISK_SPACE } from './checks/disk-space.ts';
import { MAIL_SERVER } from './checks/mail-server.ts';
import { PUBLIC_ADDRESS } from './checks/public-address.ts';
import { READ_REPLICA } from './checks/read-replica.ts';
import { REPLICATION } from './checks/replication.ts';
import { ROBLOX_CLIENT } from './checks/roblox-client.ts';
import { MEMORY, NODE_VERSION } from './checks/runtime.ts';
import { SECRET_KEY } from './checks/secret-key.ts';
import { SERVICE } from './checks/service-running.ts';
import { STAFF_ALERTS_CHECK } from './checks/staff-alerts.ts';
import { VOTE_CAPTCHA } from './checks/vote-captcha.ts';
import { SETUP_CHECKS } from './setup/steps.ts';

export const DOCTOR_CHECKS: readonly DoctorCheck[] = [
  CONFIGURATION,
  DATABASE,
  SCHEMA,
  SECRET_KEY,
  CONNECTIONS,
  REPLICATION,
  READ_REPLICA,
  DATA_FOLDER,
  DISK_SPACE,
  MEMORY,
  NODE_VERSION,
  CLOCK,
  SERVICE,
  PUBLIC_ADDRESS,
  CERTIFICATE,
  MAIL_SERVER,
  STAFF_ALERTS_CHECK,
  DISCORD_CLIENT,
  ROBLOX_CLIENT,
  VOTE_CAPTCHA,
  ...SETUP_CHECKS,
];

// P191–P193: the files that install Plaudit are valid and agree with each other: Compose, Kubernetes, systemd, the image.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environmentSchema } from '../../src/config/variables.ts';
import { readConfig } from '../../src/config.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const schema = (name: string) => JSON.parse(read(`test/support/schemas/${name}.json`));
const { version } = JSON.parse(read('package.json')) as { version: string };
const runs = (program: string, parameter: string) => spawnSync(program, [parameter]).status === 0;

/** Older versions, such as Debian's 2.6, do not know `request_buffers`. */
function hasCaddy(): boolean {
  const input = ':80 {\n reverse_proxy 127.0.0.1:3000 {\n request_buffers 1MiB\n }\n}\n';
  return spawnSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', '-'], { input }).status === 0;
}

describe('P191 the image', () => {
  const dockerfile = read('Dockerfile');

  test('runs as a user that is not root, from folders that need not be writable, with one volume', () => {
    expect(dockerfile).toContain('\nUSER 1000:1000\n');
    expect(dockerfile.match(/^VOLUME .+$/gm)).toEqual(['VOLUME /data']);
    expect(/DATA_DIR=(\S+)/.exec(dockerfile)?.[1]).toMatch(/^\/data\//);
  });

  test('starts with the V8 options of `npm start`, without a shell in between', () => {
    const [, options = ''] =
      /exec node (--.+?) scripts\/start/.exec(JSON.parse(read('package.json')).scripts.start) ?? [];
    const command = JSON.stringify(['node', ...options.split(' '), '/app/bin/plaudit.mjs']).replaceAll(',', ', ');
    expect(dockerfile).toContain(`\nENTRYPOINT ${command}\n`);
    for (const option of options.split(' ')) expect(read('scripts/package/plaudit.mjs')).toContain(`'${option}'`);
  });

  test('its build has every file that the package is made of', () => {
    const allowed = read('.dockerignore');
    const copied = /const COPIED = (\[.+\]);/.exec(read('scripts/package.ts'))?.[1] ?? '[]';
    const copiedNames: string[] = JSON.parse(copied.replaceAll("'", '"'));
    for (const name of ['src', 'sdk', 'scripts', 'package.json', 'package-lock.json', ...copiedNames])
      expect(allowed).toContain(`\n!${name}\n`);
  });
});

describe('P192 compose.yaml', () => {
  const compose = parse(read('compose.yaml'));
  const { plaudit, postgres, caddy } = compose.services;

  test('is valid', () => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema('compose-spec'));
    expect(validate(compose) || validate.errors).toBe(true);
    expect(validate({ services: { plaudit: { imag: 'plaudit' } } })).toBe(false);
  });

  test('needs three variables and names each that is missing', () => {
    const text = read('compose.yaml');
    const named = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const required = [...text.matchAll(/\$\{(\w+):\?(\w+) is missing in \.env\. [^}]+\.\}/g)];
    expect(required.map(([, name]) => name)).toEqual(['DOMAIN', 'SECRET_KEY', 'POSTGRES_PASSWORD']);
    for (const [, name, mentioned] of required) expect(mentioned).toBe(name);
    expect(new Set(named)).toEqual(new Set(required.map(([, name]) => name)));
    expect([...read('.env.example').matchAll(/^(\w+)=$/gm)].map(([, name]) => name)).toEqual(
      required.map(([, name]) => name),
    );
  });

  test('configures Plaudit with settings that it accepts', () => {
    const example: Record<string, string> = {
      DOMAIN: 'votes.example',
      SECRET_KEY: 'k'.repeat(44),
      POSTGRES_PASSWORD: 'p'.repeat(48),
    };
    const environment = Object.entries<string>(plaudit.environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)[^}]*\}/g, (_, variable) => example[variable] ?? ''),
    ]);
    const config = readConfig(Object.fromEntries(environment));
    expect(config.baseUrl).toBe('https://votes.example');
    expect(config.databaseUrl).toBe(`postgres://plaudit:${example.POSTGRES_PASSWORD}@postgres/plaudit`);
    expect(config.trustedProxies).toEqual(
      [caddy.networks.inside.ipv4_address].map((address) => expect.stringContaining(address)),
    );
  });

  test('publishes only Caddy’s ports, and keeps PostgreSQL from the internet', () => {
    expect([plaudit.ports, postgres.ports]).toEqual([undefined, undefined]);
    expect(postgres.networks).toEqual(['inside']);
    expect(compose.networks.inside.internal).toBe(true);
    const shared = Object.keys(caddy.networks).filter((network) => plaudit.networks.includes(network));
    expect(shared).toEqual(['inside']);
    expect([plaudit.read_only, plaudit.cap_drop]).toEqual([true, ['ALL']]);
    expect(plaudit.image).toBe(`plaudit:${version}`);
  });

  test.skipIf(!hasCaddy())('its Caddyfile is valid (needs Caddy 2.7)', () => {
    const options = { env: { ...process.env, DOMAIN: 'votes.example' }, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(
      'caddy',
      ['validate', '--adapter', 'caddyfile', '--config', join(ROOT, 'ops/caddy/Caddyfile')],
      options,
    );
    expect(status, stderr).toBe(0);
  });
});

describe('P193 ops/kubernetes/plaudit.yaml', () => {
  interface Manifest {
    readonly kind: string;
    readonly metadata: { readonly name: string };
    // biome-ignore lint/suspicious/noExplicitAny: validated by the schema, and read by these tests only.
    readonly [field: string]: any;
  }
  const manifests = parseAllDocuments(read('ops/kubernetes/plaudit.yaml')).map(
    (document) => document.toJS() as Manifest,
  );
  const named = (kind: string, name: string) =>
    manifests.find((one) => one.kind === kind && one.metadata.name === name) as Manifest;
  const roles = ['web', 'worker'] as const;

  test('every object is valid', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema(schema('kubernetes-1.37'), 'kubernetes');
    const complaints = (one: Manifest) => {
      const validate = ajv.compile({ $ref: `kubernetes#/$defs/${one.kind}` });
      return validate(one)
        ? []
        : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    };
    for (const one of manifests) expect(complaints(one), `${one.kind} ${one.metadata.name}`).toEqual([]);
    const wrong = structuredClone(named('Deployment', 'plaudit-web'));
    wrong.spec.template.spec.containers[0].readynessProbe = {};
    expect(complaints(wrong)).not.toEqual([]);
  });

  test.each(roles)('%s: two processes, probed, one of which may be taken away', (role) => {
    const { replicas, selector, template } = named('Deployment', `plaudit-${role}`).spec;
    const [container] = template.spec.containers;
    expect(replicas).toBe(2);
    expect(container.env).toEqual([{ name: 'ROLE', value: role }]);
    expect(container.image).toBe(`plaudit:${version}`);
    expect(container.livenessProbe.httpGet.path).toBe('/livez');
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(template.metadata.labels).toEqual(selector.matchLabels);
    const budget = named('PodDisruptionBudget', `plaudit-${role}`).spec;
    expect(budget).toEqual({ minAvailable: 1, selector });
  });

  test('the service leads to the processes that serve pages', () => {
    expect(named('Service', 'plaudit').spec.selector).toEqual(
      named('Deployment', 'plaudit-web').spec.selector.matchLabels,
    );
  });

  test('every setting exists', () => {
    const set = { ...named('Secret', 'plaudit').stringData, ...named('ConfigMap', 'plaudit').data };
    for (const name of Object.keys(set)) expect(Object.keys(environmentSchema.shape)).toContain(name);
  });
});

describe('P193 ops/systemd/plaudit.service', () => {
  const unit = read('ops/systemd/plaudit.service');

  test('limits what the service may do', () => {
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'User=plaudit', 'StateDirectory=plaudit'])
      expect(unit).toContain(`\n${line}\n`);
    expect(unit).toMatch(/\nMemoryMax=\d+[MG]\n/);
  });

  test.skipIf(!runs('systemd-analyze', '--version'))('systemd accepts it (needs systemd-analyze)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plaudit-test-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // A program that exists on every machine, in place of the one that is installed with the package.
    writeFileSync(join(folder, 'plaudit.service'), unit.replace('ExecStart=plaudit', 'ExecStart=/bin/sh'));
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, 'plaudit.service')], {
      encoding: 'utf8',
    });
    const about = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('plaudit.service'));
    expect(about).toEqual([]);
  });
});

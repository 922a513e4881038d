// APIs that only certain files may use: SQL, the environment, system time, sockets; and what the SDK may import.
import { dottedName, type Import, isNode, type Source, where } from './source.ts';

type Rule = (source: Source) => readonly string[];

const QUERY_FILE = /^src\/db\/|(^|\/)([a-z0-9-]+-)?queries\.ts$/;
const QUERY_BUILDERS = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'];
const DRIVERS = /^(pg|@electric-sql\/pglite)(\/|$)/;

/** SQL is only in queries.ts, *-queries.ts and src/db/; only src/db/ uses the database drivers. */
export const checkSql: Rule = (source) => {
  const complaints: string[] = [];
  if (!source.path.startsWith('src/db/')) {
    for (const { from, typeOnly } of source.imports)
      if (DRIVERS.test(from) && !typeOnly) complaints.push(`${source.path}: ${from} is for src/db/ only`);
  }
  if (QUERY_FILE.test(source.path)) return complaints;
  if (source.imports.some(({ from, names, typeOnly }) => from === 'kysely' && names.includes('sql') && !typeOnly))
    complaints.push(`${source.path}: SQL belongs in a queries.ts`);
  if (source.imports.some(({ names }) => names.includes('prepared')))
    complaints.push(`${source.path}: prepared statements belong in a queries.ts`);
  for (const node of source.nodes) {
    const method = node.type === 'MemberExpression' && isNode(node.property) ? node.property.name : null;
    if (QUERY_BUILDERS.includes(String(method)))
      complaints.push(`${where(source, node)}: ${method}() belongs in a queries.ts`);
  }
  return complaints;
};

/** Only config.ts reads the environment. */
export const checkEnvironment: Rule = (source) => {
  if (source.path === 'src/config.ts') return [];
  const imported = source.imports.some(({ from, names }) => /^(node:)?process$/.test(from) && names.includes('env'));
  return [
    ...(imported ? [`${source.path}: the environment is read in src/config.ts only`] : []),
    ...source.nodes
      .filter((node) => /^(globalThis\.)?process\.env$/.test(dottedName(node) ?? ''))
      .map((node) => `${where(source, node)}: process.env is for src/config.ts only`),
  ];
};

/** Only core/clock.ts reads the system time. */
export const checkTime: Rule = (source) => {
  if (source.path === 'src/core/clock.ts') return [];
  const asksTime = (node: Source['nodes'][number]): boolean => {
    const called = dottedName(node.callee);
    const bare = Array.isArray(node.arguments) && node.arguments.length === 0;
    if (node.type === 'NewExpression') return called === 'Date' && bare;
    return (
      node.type === 'CallExpression' &&
      ['Date', 'Date.now', 'performance.now', 'process.hrtime', 'process.hrtime.bigint'].includes(called ?? '')
    );
  };
  // A reference without a call (`clock = Date.now`) also reads the system time.
  const handsOver = (node: Source['nodes'][number]): boolean =>
    node.type === 'MemberExpression' && ['Date.now', 'performance.now'].includes(dottedName(node) ?? '');
  return source.nodes
    .filter((node) => asksTime(node) || handsOver(node))
    .map((node) => `${where(source, node)}: system time is for src/core/clock.ts only`);
};

const SOCKETS = /^(node:)?(net|http|https|http2|tls|dns|dns\/promises|dgram)$|^undici$/;
/** Text functions of node:net need no socket. */
const HARMLESS = ['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'SocketAddress', 'STATUS_CODES'];
const LISTENERS = ['src/http-server.ts', 'src/cli/demo/receiver.ts'];
/** Votes arrive over plain TCP, so the listener needs more than HTTP; it never connects. */
const PLAIN_LISTENERS = ['src/cli/listener/open-vote-receiver.ts'];

/**
 * Outgoing connections are made in outbound/; the HTTP server, the demo's receiver and the test listener may listen.
 * control/ uses a socket of the file system only.
 */
export const checkSockets: Rule = (source) => {
  if (source.path.startsWith('src/outbound/') || source.path.startsWith('src/control/')) return [];
  const mayListen = LISTENERS.includes(source.path);
  const opens = ({ from, names, typeOnly }: Import): boolean => {
    if (typeOnly || (names.length > 0 && names.every((name) => HARMLESS.includes(name)))) return false;
    const onlyListens = names.length > 0 && names.every((name) => ['createServer', ...HARMLESS].includes(name));
    if (PLAIN_LISTENERS.includes(source.path) && from === 'node:net') return !onlyListens;
    if (from === '@hono/node-server' || from === 'node:http') return !mayListen;
    return SOCKETS.test(from);
  };
  const opened = source.imports.filter(opens).map(({ from }) => `${source.path}: ${from} is for src/outbound/ only`);
  // A browser script may call its own server, which opens no socket in this process.
  if (source.path.startsWith('src/web/client/')) return opened;
  const called = source.nodes.filter((node) => {
    const name = dottedName(node.callee)?.replace('globalThis.', '') ?? '';
    return ['fetch', 'WebSocket', 'EventSource'].includes(name);
  });
  return [...opened, ...called.map((node) => `${where(source, node)}: outgoing connections are made in src/outbound/`)];
};

/** Pages redirect through web/redirect.ts, which encodes the parts of the URL. */
export const checkRedirects: Rule = (source) =>
  source.path === 'src/web/redirect.ts'
    ? []
    : source.nodes
        .filter((node) => /^(context|c)\.redirect$/.test(dottedName(node.callee) ?? ''))
        .map((node) => `${where(source, node)}: redirects are for src/web/redirect.ts only`);

/** The server imports only the wire contract of the SDK. */
export const checkSdkUse: Rule = (source) =>
  source.imports
    .filter(
      ({ from }) => /^@plaudit\/sdk(?!\/contract$)/.test(from) || /(^|\/)sdk\//.test(from.replace('@plaudit/sdk/', '')),
    )
    .map(({ from }) => `${source.path} imports ${from}: only @plaudit/sdk/contract`);

/** The SDK has no dependencies, and runs where there is no Node. */
export const checkSdkImports: Rule = (source) =>
  source.imports
    .filter(({ from }) => !from.startsWith('.'))
    .map(({ from }) => `${source.path} imports ${from}: the SDK imports only its own files`);

/** The command line for developers is a package of its own, which talks to the API through the SDK. */
export const checkDeveloperCliImports: Rule = (source) =>
  source.imports
    .filter(({ from }) => !/^(\.\.?\/(?!.*\bsrc\/)|node:|commander$|@plaudit\/sdk(\/(client|stream))?$)/.test(from))
    .map(({ from }) => `${source.path} imports ${from}: only its own files, node: builtins, commander and the SDK`);

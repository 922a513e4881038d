// APIs that only certain files may use; and for each rule, snippets that it must reject.
import { describe, expect, test } from 'vitest';
import {
  checkDeveloperCliImports,
  checkEnvironment,
  checkRedirects,
  checkSdkImports,
  checkSdkUse,
  checkSockets,
  checkSql,
  checkTime,
} from './restricted-apis.ts';
import { DEVELOPER_CLI, SDK, SERVER, type Snippet, source } from './snippets.ts';
import type { Source } from './source.ts';

describe.each([
  {
    rule: checkSql,
    name: 'SQL is only in query files and in src/db',
    of: SERVER,
    bad: [
      ['src/votes/cast-vote.ts', "import { prepared } from '../db/prepared.ts';"],
      ['src/votes/a.ts', "import { sql } from 'kysely';"],
      ['src/votes/a.ts', "db.selectFrom('vote');"],
      ['src/votes/a.ts', "transaction\n  .insertInto('vote');"],
      ['src/votes/votes-queries.ts', "import pg from 'pg';"],
    ],
    good: [
      ['src/votes/queries.ts', "import { sql } from 'kysely'; sql`select 1`; db.selectFrom('vote');"],
      ['src/votes/cast-queries.ts', "import { sql } from 'kysely';"],
      ['src/votes/a.ts', "import type { Kysely } from 'kysely';"],
      ['src/db/a.ts', "import { sql } from 'kysely'; import pg from 'pg';"],
    ],
  },
  {
    rule: checkRedirects,
    name: 'pages redirect through web/redirect.ts',
    of: SERVER,
    bad: [['src/web/pages/a.tsx', 'context.redirect(path, 303);']],
    good: [
      ['src/web/redirect.ts', 'context.redirect(path, 303);'],
      ['src/web/pages/a.tsx', 'seeOther(context, path);'],
    ],
  },
  {
    rule: checkEnvironment,
    name: 'only config.ts reads the environment',
    of: SERVER,
    bad: [
      ['src/app.ts', 'const port = process.env.PORT;'],
      ['src/app.ts', "const port = process['env'].PORT;"],
      ['src/app.ts', 'const { PORT } = globalThis.process.env;'],
      ['src/app.ts', "import { env } from 'node:process';"],
    ],
    good: [
      ['src/config.ts', 'const port = process.env.PORT;'],
      ['src/app.ts', "// process.env\nprocess.exitCode = 1; const text = 'process.env';"],
    ],
  },
  {
    rule: checkTime,
    name: 'only core/clock.ts reads the system time',
    of: SERVER,
    bad: [
      ['src/votes/a.ts', 'const now = Date.now();'],
      ['src/votes/a.ts', 'const now = new Date();'],
      ['src/votes/a.ts', 'const now = new Date;'],
      ['src/votes/a.ts', 'measure(performance.now);'],
      ['src/votes/a.ts', 'process.hrtime.bigint();'],
    ],
    good: [
      ['src/core/clock.ts', 'const now = Date.now();'],
      ['src/votes/a.ts', "new Date(0); Date.parse('2026'); // Date.now()"],
    ],
  },
  {
    rule: checkSockets,
    name: 'only outbound opens sockets',
    of: SERVER,
    bad: [
      ['src/channels/a.ts', "import { connect } from 'node:net';"],
      ['src/channels/a.ts', "import { isIP, connect } from 'net';"],
      ['src/channels/a.ts', "import { lookup } from 'node:dns/promises';"],
      ['src/channels/a.ts', "import { Pool } from 'undici';"],
      ['src/channels/a.ts', "await fetch('https://example.com');"],
      ['src/channels/a.ts', "globalThis.fetch('https://example.com');"],
      ['src/api/a.ts', "import { serve } from '@hono/node-server';"],
      ['src/app.ts', "import https from 'node:https';"],
      ['src/cli/a.ts', "import { createServer } from 'node:net';"],
      ['src/cli/listener/open-vote-receiver.ts', "import { connect, createServer } from 'node:net';"],
      ['src/cli/listener/open-vote-receiver.ts', "import * as net from 'node:net';"],
      ['src/cli/listener/open-vote-receiver.ts', "import { createServer } from 'node:http';"],
    ],
    good: [
      ['src/outbound/a.ts', "import { connect } from 'node:net'; fetch('x');"],
      ['src/config.ts', "import { isIPv6 } from 'node:net';"],
      ['src/channels/a.ts', "import type { Socket } from 'node:net';"],
      ['src/http-server.ts', "import { getRequestListener } from '@hono/node-server'; app.fetch(request);"],
      ['src/web/client/a.ts', "fetch('/x');"],
      ['src/cli/listener/open-vote-receiver.ts', "import { createServer, type Socket } from 'node:net';"],
    ],
  },
  {
    rule: checkSdkUse,
    name: 'the server imports only the contract of the SDK',
    of: SERVER,
    bad: [
      ['src/channels/a.ts', "import { receive } from '@plaudit/sdk';"],
      ['src/channels/a.ts', "import { receive } from '@plaudit/sdk/receiver';"],
      ['src/channels/a.ts', "import { receive } from '../../sdk/src/contract/index.ts';"],
    ],
    good: [['src/channels/a.ts', "import { decodeSecret } from '@plaudit/sdk/contract';"]],
  },
  {
    rule: checkSdkImports,
    name: 'the SDK imports only node: builtins',
    of: SDK,
    bad: [
      ['sdk/src/a.ts', "import { z } from 'zod';"],
      ['sdk/src/a.ts', "import type { Request } from 'express';"],
      ['sdk/src/a.ts', "import { createHmac } from 'crypto';"],
      ['sdk/src/a.ts', "import { createHmac } from 'node:crypto';"],
    ],
    good: [['sdk/src/a.ts', "import './b.ts'; import type { C } from '../c.ts';"]],
  },
  {
    rule: checkDeveloperCliImports,
    name: 'the command line for developers imports nothing of the server',
    of: DEVELOPER_CLI,
    bad: [
      ['cli/src/a.ts', "import { castVote } from '../../src/votes/cast-vote.ts';"],
      ['cli/src/a.ts', "import { createStream } from '../../sdk/src/stream/index.ts';"],
      ['cli/src/a.ts', "import { z } from 'zod';"],
      ['cli/src/a.ts', "import { writePayload } from '@plaudit/sdk/contract';"],
    ],
    good: [
      ['cli/src/a.ts', "import { Command } from 'commander'; import { createClient } from '@plaudit/sdk/client';"],
    ],
  },
] satisfies {
  rule: (source: Source) => readonly string[];
  name: string;
  of: readonly Source[];
  bad: Snippet[];
  good: Snippet[];
}[])('$name', ({ rule, of, bad, good }) => {
  test('in every file', () => {
    expect(of.flatMap((file) => rule(file))).toEqual([]);
  });
  test.each<Snippet>(bad)('rejects %s: %s', (...snippet) => {
    expect(rule(source(snippet))).not.toEqual([]);
  });
  test.each<Snippet>(good)('allows %s: %s', (...snippet) => {
    expect(rule(source(snippet))).toEqual([]);
  });
});

// Slack's incoming webhooks as their clients see them: messages are validated by the rules of Block Kit, and errors are
// plain text.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

interface SlackRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface SlackReceiver {
  /** The origin to use instead of https://hooks.slack.com. */
  readonly origin: string;
  readonly received: readonly SlackRequest[];
  /** The response to the next messages, which are then not validated; null to validate them. */
  failure: { readonly status: number; readonly text: string; readonly retryAfter?: string } | null;
  close(): Promise<void>;
}

export async function startSlackReceiver(): Promise<SlackReceiver> {
  const received: SlackRequest[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const message = { path, headers, body: await readText(request) };
    received.push(message);
    const { failure } = slack;
    if (failure?.retryAfter) response.setHeader('retry-after', failure.retryAfter);
    const error = failure ? failure.text : checkMessage(message);
    response.writeHead(failure?.status ?? (error ? 400 : 200)).end(error ?? 'ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const slack: SlackReceiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    failure: null,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return slack;
}

interface SlackText {
  readonly type: string;
  readonly text: string;
  readonly emoji?: boolean;
  readonly verbatim?: boolean;
}

interface SlackBlock {
  readonly type: string;
  readonly text?: SlackText;
  readonly fields?: readonly SlackText[];
  readonly elements?: readonly SlackText[];
}

export interface SlackMessage {
  readonly text: string;
  readonly blocks: readonly SlackBlock[];
}

export function readMessage(body: string): SlackMessage {
  return JSON.parse(body);
}

/** Slack's error for an invalid message; null for a valid one. */
function checkMessage({ headers, body }: SlackRequest): string | null {
  if (headers['content-type'] !== 'application/json') return 'invalid_payload';
  let message: SlackMessage;
  try {
    message = readMessage(body);
  } catch {
    return 'invalid_payload';
  }
  return checkBlocks(message);
}

export function checkBlocks({ text, blocks }: SlackMessage): string | null {
  if (typeof text !== 'string' || text === '') return 'no_text';
  const isValid = blocks.length >= 1 && blocks.length <= 50 && blocks.every(isValidBlock);
  return isValid ? null : 'invalid_blocks';
}

function isValidBlock({ type, text, fields, elements }: SlackBlock): boolean {
  switch (type) {
    case 'header':
      return text?.type === 'plain_text' && isValidText(text, 150);
    case 'section':
      if (!text && !fields) return false;
      return (!text || isValidText(text, 3_000)) && (!fields || areValid(fields, 2_000));
    case 'context':
      return areValid(elements ?? [], 3_000);
    default:
      return false;
  }
}

function areValid(texts: readonly SlackText[], most: number): boolean {
  return texts.length >= 1 && texts.length <= 10 && texts.every((text) => isValidText(text, most));
}

/** `emoji` is allowed only in plain text, and `verbatim` only in markup. */
function isValidText({ type, text, emoji, verbatim }: SlackText, most: number): boolean {
  if (type === 'plain_text' ? verbatim !== undefined : type !== 'mrkdwn' || emoji !== undefined) return false;
  return text.length >= 1 && text.length <= most;
}

/** All texts of a message: those of its blocks and the notification text. */
export function textsOf({ text, blocks }: SlackMessage): readonly SlackText[] {
  const inBlocks = blocks.flatMap((block) => [
    ...(block.text ? [block.text] : []),
    ...(block.fields ?? []),
    ...(block.elements ?? []),
  ]);
  return [{ type: 'mrkdwn', text }, ...inBlocks];
}

/** A stored vote event. */
export function slackEvent(changes = {}, isTest = false): string {
  const data = {
    listingId: 'l1',
    listingType: 'game',
    userId: '223456789012345678',
    votedAt: '2026-01-01T00:00:00.000Z',
    nextVoteAt: '2026-01-02T00:00:00.000Z',
    weight: 2,
    game: 'minecraft',
    playerName: '.Steve_1',
    ...changes,
  };
  return JSON.stringify({ event: 'vote.created', version: 1, eventId: 'e1', test: isTest, data });
}

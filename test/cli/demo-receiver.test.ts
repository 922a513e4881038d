// The demo's receiver survives any request: its URL is shown on a page.
import { expect, onTestFinished, test } from 'vitest';
import { startDemoReceiver } from '../../src/cli/demo/receiver.ts';

async function aReceiver() {
  const lines: string[] = [];
  const receiver = await startDemoReceiver('Sample', (line) => lines.push(line));
  onTestFinished(() => receiver.close());
  receiver.learnSecret('/votes', 'whsec_sample');
  const send = async (path: string, init: RequestInit = {}) => (await fetch(receiver.url + path, init)).status;
  return { lines, send };
}

test('a browser, another path and a wrong signature are rejected, and nothing is printed as valid', async () => {
  const { lines, send } = await aReceiver();
  expect(await send('/votes')).toBe(404);
  expect(await send('/other', { method: 'POST', body: '{}' })).toBe(404);
  expect(await send('/votes', { method: 'POST', body: 'no JSON' })).toBe(401);
  expect(lines).toEqual(['Request to /votes with a BAD signature, response 401']);
});

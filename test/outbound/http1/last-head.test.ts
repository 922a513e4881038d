// A head with the same bytes as the last one over the same connection is not parsed again. That all responses are read
// as without it is tested in response.test.ts.
import { expect, test } from 'vitest';
import { LastHead } from '../../../src/outbound/http1/last-head.ts';
import { ResponseReader } from '../../../src/outbound/http1/response.ts';

function responseTo(head: string, lastHead: LastHead) {
  const reader = new ResponseReader(100, lastHead);
  reader.push(Buffer.from(`${head}\r\n\r\nx`, 'latin1'));
  return reader;
}

test('a head that arrives again is not parsed again', () => {
  const lastHead = new LastHead();
  const [first, second, other] = ['1', '1', '2'].map((date) =>
    responseTo(`HTTP/1.1 200 OK\r\nContent-Length: 1\r\nDate: ${date}`, lastHead),
  );
  expect(second?.headers).toBe(first?.headers);
  expect(second).toMatchObject({ status: 200, body: 'x', keepMs: 120_000, whole: true });
  expect(other).toMatchObject({ headers: { date: '2' }, body: 'x' });
});

test('a long head is not kept', () => {
  const lastHead = new LastHead();
  const head = `HTTP/1.1 200 OK\r\nContent-Length: 1\r\nx: ${'y'.repeat(1_024)}`;
  expect(responseTo(head, lastHead).headers).not.toBe(responseTo(head, lastHead).headers);
  expect(lastHead.head).toBeNull();
});

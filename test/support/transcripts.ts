// Makes every call of the docs over any transport, and writes each request and response as text.
import { allCalls } from './transcript-calls.ts';
import { openTranscriptSetup, TRANSCRIPT_ORIGIN, type TranscriptSetup } from './transcript-setup.ts';
import { type TranscriptCall, type TranscriptResponse, writeTranscript } from './transcript-text.ts';

export type SendCall = (setup: TranscriptSetup, call: TranscriptCall) => Promise<TranscriptResponse>;

/** Returns the transcripts by name; they are the same on every run. */
export async function takeTranscripts(send: SendCall): Promise<ReadonlyMap<string, string>> {
  const setup = await openTranscriptSetup();
  try {
    const taken = new Map<string, string>();
    const calls = allCalls(setup);
    for (let next = await calls.next(); !next.done; ) {
      const call = next.value;
      const response = await send(setup, call);
      if (taken.has(call.name)) throw new Error(`There are two transcripts ${call.name}.`);
      taken.set(call.name, setup.stable.stabilise(writeTranscript(TRANSCRIPT_ORIGIN, call, response)));
      next = await calls.next(response);
    }
    return taken;
  } finally {
    await setup.close();
  }
}

/** Calls the program directly, without a socket. */
export const sendInProcess: SendCall = async ({ app }, { method, path, token, json, file }) => {
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('content-type', 'application/json');
  if (file) headers.set('content-type', file.type);
  const body = json === undefined ? file?.text : JSON.stringify(json);
  const init = { method, headers, ...(body !== undefined && { body }) };
  const response = await app.http.request(`/api/v1${path}`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

// Makes every call of the docs and writes down request and response, with any transport.
import { allCalls } from './transcript-calls.ts';
import { openTranscriptSetup, TRANSCRIPT_ORIGIN, type TranscriptSetup } from './transcript-setup.ts';
import { type TranscriptCall, type TranscriptResponse, writeTranscript } from './transcript-text.ts';

export type SendCall = (scene: TranscriptSetup, call: TranscriptCall) => Promise<TranscriptResponse>;

/** The transcripts by name, stable from run to run. */
export async function takeTranscripts(send: SendCall): Promise<ReadonlyMap<string, string>> {
  const scene = await openTranscriptSetup();
  try {
    const taken = new Map<string, string>();
    const calls = allCalls(scene);
    for (let next = await calls.next(); !next.done; ) {
      const call = next.value;
      const heard = await send(scene, call);
      if (taken.has(call.name)) throw new Error(`There are two transcripts ${call.name}.`);
      taken.set(call.name, scene.stable.stabilise(writeTranscript(TRANSCRIPT_ORIGIN, call, heard)));
      next = await calls.next(heard);
    }
    return taken;
  } finally {
    await scene.close();
  }
}

/** Without a socket, calling the program directly. */
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

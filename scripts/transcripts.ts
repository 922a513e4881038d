// `npm run transcripts`: makes every call in the docs to a running Plaudit with real curl, and stores the responses.
// It also writes the types of the SDK's client.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_TYPES, writeApiTypes } from '../test/support/api-types.ts';
import { type SendCall, takeTranscripts } from '../test/support/transcripts.ts';

const TRANSCRIPTS = join(import.meta.dirname, '../src/docs/transcripts');
const folder = mkdtempSync(join(tmpdir(), 'plaudit-transcripts-'));

/** The command shown in the docs, with the real URL and token. */
const sendWithCurl: SendCall = async ({ app }, { method, path, token, json, file }) => {
  const parameters = ['-sS', '-i', '-X', method, `${app.url}/api/v1${path}`];
  if (token !== undefined) parameters.push('-H', `Authorization: Bearer ${token}`);
  if (json !== undefined) parameters.push('-H', 'Content-Type: application/json', '-d', JSON.stringify(json));
  if (file) {
    writeFileSync(join(folder, file.name), file.text);
    parameters.push('-H', `Content-Type: ${file.type}`, '--data-binary', `@${file.name}`);
  }
  return readResponse(await curl(parameters));
};

async function curl(parameters: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('curl', parameters, { cwd: folder }, (error, stdout) => (error ? reject(error) : resolve(stdout)));
  });
}

function readResponse(printed: string) {
  const end = printed.lastIndexOf('\r\n\r\n');
  const [first = '', ...lines] = printed.slice(printed.lastIndexOf('HTTP/1.1', end), end).split('\r\n');
  const headers = new Headers();
  for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1));
  return { status: Number(first.split(' ')[1]), headers, text: printed.slice(end + 4) };
}

execFileSync('curl', ['--version'], { stdio: 'ignore' });
const taken = await takeTranscripts(sendWithCurl);
rmSync(folder, { recursive: true });
rmSync(TRANSCRIPTS, { recursive: true });
mkdirSync(TRANSCRIPTS);
for (const [name, text] of taken) writeFileSync(join(TRANSCRIPTS, `${name}.txt`), text);
writeFileSync(API_TYPES, await writeApiTypes());
console.log(`${taken.size} transcripts`);

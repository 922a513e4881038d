// Reads a response's body up to a limit, so that a wrong address cannot fill the memory.

/** Rejects if the body is longer than `maxBytes`; the rest of it is then not read. */
export async function readBoundedText(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel().catch(() => undefined);
      throw new RangeError(`The response is longer than ${maxBytes} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

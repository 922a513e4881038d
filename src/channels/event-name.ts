// The name of a stored event, read from its body, which begins with it (`writePayload`). Pure.

/** `vote.created`, unless the body names another event. */
export function eventNameOf(body: string): string {
  return /^\{"event":"([a-z._]{1,40})"/.exec(body)?.[1] ?? 'vote.created';
}

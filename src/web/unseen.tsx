// What is only read aloud, as a part of a message: `{votes}<unseen> votes</unseen>`.
import type { Child } from 'hono/jsx';

export function unseen(text: Child) {
  return <span class="unseen">{text}</span>;
}

// Handles one connection after the other, like a receiver with a single thread.
import type { ConversationQueue } from '../../../src/cli/listener/reading.ts';

export function createTurns(): ConversationQueue {
  const waiting: Parameters<ConversationQueue['add']>[0][] = [];
  return {
    add(conversation) {
      waiting.push(conversation);
      if (waiting.length === 1) conversation.begin();
    },
    remove(conversation) {
      const place = waiting.indexOf(conversation);
      if (place < 0) return;
      waiting.splice(place, 1);
      if (place === 0) waiting[0]?.begin();
    },
  };
}

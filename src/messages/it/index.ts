// The messages in Italian.
import type { Translation } from '../message.ts';

export default {} satisfies Translation;

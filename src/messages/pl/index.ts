// The messages in Polish.
import type { Translation } from '../message.ts';

export default {} satisfies Translation;

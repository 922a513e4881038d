// The messages in Brazilian Portuguese.
import type { Translation } from '../message.ts';

export default {} satisfies Translation;

import type { Translation } from '../message.ts';

export default {
} satisfies Translation;

// How `npm start` of a checkout runs Node.
import { readFileSync } from 'node:fs';
import { type Checkout, OWN_CHECKOUT, urlIn } from './checkout.ts';

/** What follows `node` in the start script, such as `--heap-growing-percent=60 … serve`. */
export function parametersOfStart(checkout: Checkout): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(urlIn(checkout, 'package.json'), 'utf8'));
  return (scripts.start as string).split(' node ')[1]?.split(' ') ?? [];
}

/** Its options for V8. */
export function flagsOfStart(checkout = OWN_CHECKOUT): readonly string[] {
  return parametersOfStart(checkout).filter((word) => word.startsWith('--') && word.includes('='));
}

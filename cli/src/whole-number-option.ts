// Parses an option that is a whole number.
import { UsageError } from './cli-error.ts';

export function wholeNumberOption(name: string, min: number, max = 1_000_000_000): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,12}$/.test(text) || value < min || value > max)
      throw new UsageError(`${name} must be a whole number from ${min} to ${max}.`);
    return value;
  };
}

// Whether this Node is older than what the program was written for. Pure.

const OLDEST = [22, 12] as const;

export function isNodeTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}

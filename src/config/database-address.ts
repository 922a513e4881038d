// Reads the URL of a PostgreSQL database, which may name several hosts, as in libpq:
// postgres://user:password@a:5432,b:5433/plaudit?target_session_attrs=read-write

export interface DatabaseAddress {
  /** One URL per host, in the given order. They contain the password. */
  readonly urls: readonly string[];
  /** Hosts and ports, for people. */
  readonly hosts: string;
  /** The path, with its slash; may be empty. */
  readonly database: string;
  /** Whether to use only a server that accepts writes. Always with several hosts, unless the URL asks for any. */
  readonly isWritable: boolean;
}

const URL_PARTS = /^(postgres(?:ql)?:\/\/)([^/?#]*)(\/[^?#]*)?(\?[^#]*)?$/;
const ATTRIBUTE = 'target_session_attrs';
const WRITABLE = ['read-write', 'primary'];
/** Only for reading; Plaudit looks for a standby there in any case. */
const READABLE = ['standby', 'prefer-standby', 'read-only'];

/** Null if it is not such a URL. `isForReading`: it may ask for a standby. */
export function parseDatabaseUrl(text: string, isForReading = false): DatabaseAddress | null {
  const [, scheme = '', authority = '', path = '', search = ''] = URL_PARTS.exec(text) ?? [];
  const at = authority.lastIndexOf('@') + 1;
  const hosts = authority.slice(at).split(',');
  const parameters = new URLSearchParams(search);
  const attribute = parameters.get(ATTRIBUTE);
  parameters.delete(ATTRIBUTE);
  const rest = attribute === null ? search : parameters.size > 0 ? `?${parameters}` : '';
  const urls = hosts.map((host) => `${scheme}${authority.slice(0, at)}${host}${path}${rest}`);
  const isEmpty = hosts.length > 1 && hosts.some((host) => host === '');
  const known = ['any', ...WRITABLE, ...(isForReading ? READABLE : [])];
  const isKnown = attribute === null || known.includes(attribute);
  if (!scheme || isEmpty || !isKnown || !urls.every((url) => URL.canParse(url))) return null;
  const isWritable = attribute === null ? hosts.length > 1 : WRITABLE.includes(attribute);
  return { urls, hosts: hosts.join(', '), database: path, isWritable };
}

/** Without user and password. */
export function describeDatabaseUrl(text: string): string {
  const address = parseDatabaseUrl(text, true);
  return address ? address.hosts + address.database : 'an address that cannot be displayed';
}

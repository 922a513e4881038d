// The accounts of the demo. Their passwords are public, so they exist only in the demo's own database, on this machine.

export type SignInRole = 'voter' | 'owner' | 'staff';

interface SignIn {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The page that the person sees first. */
  readonly path: string;
}

export const SIGN_INS: Readonly<Record<SignInRole, SignIn>> = {
  voter: {
    name: 'Sample voter 1',
    email: 'voter@sample.example',
    password: 'sample-voter',
    path: '/servers',
  },
  owner: {
    name: 'Sample owner 1',
    email: 'owner@sample.example',
    password: 'sample-owner',
    path: '/dashboard',
  },
  staff: {
    name: 'Sample staff',
    email: 'staff@sample.example',
    password: 'sample-staff',
    path: '/staff/queue',
  },
};

/** One line per role, with a sign-in link that continues to the role's first page. */
export function signInTable(baseUrl: string): readonly string[] {
  const rows = Object.entries(SIGN_INS).map(([role, { email, password, path }]) => [
    role,
    email,
    password,
    `${baseUrl}/sign-in?next=${encodeURIComponent(path)}`,
  ]);
  const head = ['Role', 'Email', 'Password', 'Sign in at'];
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

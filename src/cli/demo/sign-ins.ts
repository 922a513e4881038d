// Who can sign in to the demo. These passwords are printed and known to everybody, so they exist in the demo's own database only,
// which listens on this machine alone.

export type SignInRole = 'voter' | 'owner' | 'staff';

interface SignIn {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Where the person begins. */
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
    path: '/staff',
  },
};

/** One line a role, with a link that leads on to where the person begins. */
export function signInTable(baseUrl: string): readonly string[] {
  const rows = Object.entries(SIGN_INS).map(([role, { email, password, path }]) => [
    role,
    email,
    password,
    `${baseUrl}/sign-in?next=${encodeURIComponent(path)}`,
  ]);
  const head = ['Role', 'E-mail', 'Password', 'Sign in at'];
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

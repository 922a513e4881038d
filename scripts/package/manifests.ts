// The package.json and npm-shrinkwrap.json of the package, from those of the project (pure).

type Versions = Readonly<Record<string, string>>;

export interface ProjectManifest {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly dependencies: Versions;
  readonly optionalDependencies: Versions;
}

interface LockedPackage {
  readonly dev?: boolean;
  readonly link?: boolean;
}

export interface ProjectLock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The package is compiled already, and contains the SDK. */
const NOT_NEEDED = ['esbuild', 'typescript', '@plaudit/sdk'];
const ONLY_NEEDED_BY_THEM = /^node_modules\/(esbuild$|@esbuild\/|typescript$|@typescript\/|@plaudit\/)/;

export function packageManifest({ version, description, license, ...project }: ProjectManifest) {
  const dependencies = Object.entries(project.dependencies).filter(([name]) => !NOT_NEEDED.includes(name));
  return {
    name: 'plaudit',
    version,
    description,
    license,
    type: 'module',
    bin: { plaudit: 'bin/plaudit.mjs' },
    // What starts it runs on any of these, and brings Node 24 for the rest.
    engines: { node: '>=18' },
    dependencies: Object.fromEntries(dependencies),
    optionalDependencies: project.optionalDependencies,
  };
}

/** npm installs exactly these packages with the package, and compares each with its hash. */
export function shrinkwrap(manifest: ReturnType<typeof packageManifest>, { lockfileVersion, packages }: ProjectLock) {
  const { name, version, type: _, description: __, ...root } = manifest;
  const needed = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link && !ONLY_NEEDED_BY_THEM.test(path),
  );
  return {
    name,
    version,
    lockfileVersion,
    requires: true,
    packages: { '': { name, version, ...root }, ...Object.fromEntries(needed) },
  };
}

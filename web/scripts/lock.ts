/** The part of `package-lock.json` that names packages: a path such as `node_modules/vite` and what it wants. */
export type LockedPackages = Record<string, { optionalDependencies?: Record<string, string> }>;

/**
 * Optional dependencies that are named but have no entry. The registry sometimes lacks a platform's binary
 * when `npm install` runs; the lock file it then writes is refused by `npm ci`.
 */
export function missingOptional(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${path} wants ${name}`),
  );
}

/** Whether a package has an entry where Node would find it: below the dependent package, or below a folder above. */
function isLocked(packages: LockedPackages, path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true;
    if (at === '') return false;
  }
}

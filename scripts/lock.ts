/** An entry of one package in package-lock.json. */
interface LockEntry {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export type Lock = { packages: Record<string, LockEntry> }

/**
 * `npm install` omits optional packages of other platforms that its registry doesn't have; `npm ci` then refuses the whole lock file on
 * every platform. Returns the missing entries: npm skips packages for other platforms without downloading them.
 */
export function findMissingEntries({ packages }: Lock): Record<string, LockEntry> {
  const leftOut: Record<string, LockEntry> = {}
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const places = [`${path}/node_modules/${name}`, `node_modules/${name}`]
      if (!places.some((place) => place in packages))
        leftOut[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
    }
  }
  return leftOut
}

/** Such packages are named after their platform: @oxlint/binding-linux-x64-musl. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const [os = '', cpu = '', abi = ''] = name.replace(/^.*\/(binding-|oxide-)?/, '').split('-')
  if (os === 'wasm32') return { cpu: ['wasm32'] }
  const libc = os === 'linux' && { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] }
  return { cpu: [cpu], os: [os], ...libc }
}

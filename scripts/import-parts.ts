import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ours = resolve(import.meta.dirname, '..', 'web/lib/import-parts.ts')

/** Puts `importParts` in the place of Vite's own preloading, after which a part that couldn't be fetched stays away. */
export function importParts(): Plugin {
  return {
    name: 'import-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    load: (id) => (id === '\0vite/preload-helper.js' ? `export { importParts as __vitePreload } from ${JSON.stringify(ours)}` : undefined),
  }
}

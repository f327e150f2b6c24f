import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const ours = resolve(import.meta.dirname, '..', 'web/lib/import-parts.ts')

/**
 * Replaces Vite's own preloading, with which a part that couldn't be fetched stays broken. Code that imports a part names the part's files,
 * except those that the importing code itself has loaded already.
 */
export function importParts(): Plugin {
  let bundle: Rolldown.OutputBundle = {}
  return {
    name: 'import-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) => {
            const present = filesOf(hostId, bundle)
            return files.filter((file) => !present.has(file))
          },
        },
      },
    }),
    generateBundle(_, built) {
      bundle = built
    },
    load: (id) => (id === '\0vite/preload-helper.js' ? `export { importParts as __vitePreload } from ${JSON.stringify(ours)}` : undefined),
  }
}

/** A chunk's file and all that it imports. */
function filesOf(file: string, bundle: Rolldown.OutputBundle, into = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || into.has(file)) return into
  into.add(file)
  for (const imported of chunk.imports) filesOf(imported, bundle, into)
  return into
}

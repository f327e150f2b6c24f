import type { Source } from './source.ts'

/** Names that a loader looks for in the modules of pages, screens and tools, which no import names. */
const conventions = new Set(['default', 'Component', 'loader', 'shouldRevalidate'])
/** Entry points, texts, which are found by their language, and what the API's clients may need: the contract and the typed client. */
const isOpen = (path: string): boolean => /^(contract|client|web\/text)\/|^web\/(admin\/)?entry\.|\.d\.ts$/.test(path)

/** Exports that no other file imports, one line each. A module that is imported as a whole, or by a dynamic `import()`, isn't looked at. */
export function findUnusedExports(sources: Source[]): string[] {
  const used = new Map<string, Set<string>>()
  for (const { target, names } of sources.flatMap(({ imports }) => imports)) {
    const ofTarget = used.get(target) ?? new Set()
    used.set(target, ofTarget)
    for (const name of names) ofTarget.add(name)
  }
  return sources.flatMap(({ path, exports }) => {
    const names = used.get(path)
    if (isOpen(path) || names?.has('*')) return []
    const unused = exports.filter(({ name }) => !conventions.has(name) && !names?.has(name))
    return unused.map(({ name, line }) => `${path}:${line} exports ${name}, which no other file imports`)
  })
}

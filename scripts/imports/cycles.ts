import type { Source } from './source.ts'

/** Finds import cycles, each as a list of paths; every file is reported once. Lazy imports don't count, as they run later. */
export function findCycles(sources: Source[]): string[][] {
  const edges = new Map(
    sources.map(({ path, imports }) => [path, imports.filter((i) => i.ours && i.kind !== 'dynamic').map((i) => i.target)]),
  )
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path)
    if (at >= 0) return void cycles.push([...trail.slice(at), path])
    if (done.has(path)) return
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of edges.keys()) visit(path, [])
  return cycles
}

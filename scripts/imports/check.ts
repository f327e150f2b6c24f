import { importViolation, unlistedDomain } from './areas.ts'
import { findCycles } from './cycles.ts'
import type { Import, Source } from './source.ts'

/** Every violation of the import rules, one line each. */
export function check(sources: Source[]): string[] {
  const schemas = findSchemas(sources)
  const complaints = sources.flatMap((source) => [
    ...checkFile(source),
    ...source.imports.flatMap((one) =>
      checkImport(source.path, one, schemas).map((text) => `${source.path}:${one.line} imports ${one.specifier}: ${text}`),
    ),
  ])
  return [...complaints, ...findCycles(sources).map((cycle) => `a cycle: ${cycle.join(' → ')}`)]
}

/** Namespaces of limits, so that each page loads only the files it needs: a single object would be loaded whole. */
const namespaces = new Set(['contract/limits.ts', 'contract/limits/all.ts'])

function checkFile({ path, isBarrel }: Source): string[] {
  const name = unlistedDomain(path)
  return [
    ...(isBarrel && !namespaces.has(path) ? [`${path}: only hands on what others export; import from where things are`] : []),
    ...(name === undefined ? [] : [`${path}: ${name} has no layer in scripts/imports/areas.ts`]),
  ]
}

function checkImport(path: string, { specifier, target, ours, kind }: Import, schemas: Set<string>): string[] {
  const found: (string | undefined)[] = ours ? [importViolation(path, target)] : [packageObjection(path, target)]
  if (specifier.startsWith('../../')) found.push('climbs more than one folder; say #server/… and the like')
  if (kind !== 'type' && bringsSchemas(path, ours ? target : target.split('/')[0], schemas)) {
    found.push('brings zod to the browser; import types only, or do it in schema.ts, *.form.ts(x) or a folder forms, which load late')
  }
  return found.filter((text) => text !== undefined)
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

function packageObjection(path: string, name: string): string | undefined {
  if (path.startsWith('contract/') && name !== 'zod' && !isTest(path)) return 'contract/ may import only zod and the contract'
  if (name === 'react-router' || name.startsWith('react-router/')) return 'pages are found and loaded by web/lib/router (decision 33)'
  if (path.startsWith('web/') && name.startsWith('node:') && !isTest(path)) return 'browsers have no Node'
  return undefined
}

/** Pages use the contract's types only; its schemas are loaded with forms, when those are opened. */
function bringsSchemas(path: string, target: string | undefined, schemas: Set<string>): boolean {
  const isLate = isTest(path) || /\/forms\/|\.form\.tsx?$|\/schema\.ts$/.test(path)
  return path.startsWith('web/') && !isLate && target !== undefined && schemas.has(target)
}

/** The contract's modules that load zod, directly or through others, and zod itself. */
function findSchemas(sources: Source[]): Set<string> {
  const schemas = new Set(['zod'])
  const contract = sources.filter(({ path }) => path.startsWith('contract/'))
  for (let before = 0; before < schemas.size;) {
    before = schemas.size
    for (const { path, imports } of contract)
      if (imports.some(({ kind, target }) => kind !== 'type' && schemas.has(target))) schemas.add(path)
  }
  return schemas
}

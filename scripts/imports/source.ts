import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  /** The specifier as written. */
  specifier: string
  /** A path from the root for our own files, the name for packages. */
  target: string
  ours: boolean
  kind: 'value' | 'type' | 'dynamic'
  line: number
}

export interface Source {
  path: string
  imports: Import[]
  /** A barrel is a file that only re-exports. */
  isBarrel: boolean
}

/** What `#name/` resolves to; the same table as in package.json. */
export type Names = Record<string, string>

/** All TypeScript files of these folders, with their imports. */
export function readSources(root: string, folders: string[]): Source[] {
  const names = (JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { imports: Names }).imports
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  return paths.map((path) => path.replaceAll('\\', '/')).map((path) => parseSource(path, readFileSync(`${root}/${path}`, 'utf8'), names))
}

/** Parses one file; `names` are the import aliases of package.json. */
export function parseSource(path: string, text: string, names: Names): Source {
  const { module, program } = parseSync(path, text)
  const imports: Import[] = []
  const add = (specifier: string, kind: Import['kind'], at: number) => {
    const target = locate(path, specifier, names)
    imports.push({ specifier, target: target ?? specifier, ours: target !== undefined, kind, line: text.slice(0, at).split('\n').length })
  }
  for (const { moduleRequest, entries, start } of module.staticImports) add(moduleRequest.value, kindOf(entries), start)
  for (const { entries, start } of module.staticExports) {
    const from = entries[0]?.moduleRequest
    if (from) add(from.value, kindOf(entries), start)
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
    if (literal !== undefined) add(literal, 'dynamic', start)
  }
  return { path, imports, isBarrel: isBarrel(program.body) }
}

const kindOf = (entries: { isType: boolean }[]): Import['kind'] =>
  entries.length > 0 && entries.every((entry) => entry.isType) ? 'type' : 'value'

/** The path of one of our files; undefined for a package. */
function locate(path: string, specifier: string, names: Names): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(path), bare)
  const name = Object.keys(names).find((key) => bare.startsWith(key.replace('*', '')))
  return name && posix.normalize((names[name] ?? '').replace('*', bare.slice(name.length - 1)))
}

function isBarrel(body: { type: string; declaration?: unknown }[]): boolean {
  const handsOn = ({ type, declaration }: (typeof body)[number]) =>
    type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && !declaration)
  return body.some(handsOn) && body.every((statement) => handsOn(statement) || statement.type === 'ImportDeclaration')
}

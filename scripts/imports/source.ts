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
  /** The names that it takes from the module; `*` for all. */
  names: string[]
  line: number
}

export interface Source {
  path: string
  imports: Import[]
  exports: { name: string; line: number }[]
  /** A barrel is a file that only re-exports. */
  isBarrel: boolean
}

/** What `#name/` resolves to; the same table as in package.json. */
type Names = Record<string, string>

/** All TypeScript files and scripts of these folders and of the root, with their imports. */
export function readSources(root: string, folders: string[]): Source[] {
  const names = (JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { imports: Names }).imports
  const paths = ['*.ts', ...folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`)].flatMap((one) => globSync(one, { cwd: root }))
  return paths.map((path) => path.replaceAll('\\', '/')).map((path) => parseSource(path, readFileSync(`${root}/${path}`, 'utf8'), names))
}

/** Parses one file; `names` are the import aliases of package.json. */
export function parseSource(path: string, text: string, names: Names): Source {
  const { module, program } = parseSync(path, text)
  const imports: Import[] = []
  const exports: Source['exports'] = []
  const lineAt = (at: number) => text.slice(0, at).split('\n').length
  const add = (specifier: string, kind: Import['kind'], taken: string[], at: number) => {
    const target = locate(path, specifier, names)
    const located = { target: target ?? specifier, ours: target !== undefined }
    imports.push({ specifier, ...located, kind, names: taken, line: lineAt(at) })
  }
  for (const { moduleRequest, entries, start } of module.staticImports)
    add(
      moduleRequest.value,
      kindOf(entries),
      entries.flatMap((entry) => namesOf(entry, text)),
      start,
    )
  for (const { entries, start } of module.staticExports) {
    const from = entries[0]?.moduleRequest
    if (from)
      add(
        from.value,
        kindOf(entries),
        entries.map(({ importName }) => importName.name ?? '*'),
        start,
      )
    for (const { exportName } of entries) exports.push({ name: exportName.name ?? 'default', line: lineAt(start) })
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
    if (literal !== undefined) add(literal, 'dynamic', ['*'], start)
  }
  // A type that is taken from a module in place has no import of its own.
  for (const { 1: specifier = '', index } of text.matchAll(/\bimport\('([^']+)'\)\./g)) add(specifier, 'dynamic', ['*'], index)
  return { path, imports, exports, isBarrel: !path.endsWith('.mjs') && isBarrel(program.body) }
}

type ImportEntry = ReturnType<typeof parseSync>['module']['staticImports'][number]['entries'][number]

/** What an import takes from its module: of a namespace, the members that the file names. */
function namesOf({ importName, localName }: ImportEntry, text: string): string[] {
  if (importName.kind !== 'NamespaceObject') return [importName.name ?? 'default']
  const uses = [...text.matchAll(new RegExp(`(?<![\\w.$])${localName.value}\\b(?:\\.(\\w+))?`, 'g'))]
  // Once in the import itself.
  return uses.flatMap(({ 1: member }, at) => member ?? (at === 0 ? [] : ['*']))
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

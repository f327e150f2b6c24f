import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')
const usual = join(root, 'dist/app')

/**
 * Bundles the server and the packages it starts with into main.js in a folder of the project, dist/app: reading its 1,300 files one by one
 * took half of the start time. Takes a second.
 */
export async function bundleServer(folder = usual): Promise<void> {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The id of these sources: stored data that the server reads again, such as modules/orders/views/texts.ts, is valid only for them.
    define: { sourcesHash: JSON.stringify(hashOfSources()) },
    plugins: [packagesForLater, requiredWhenUsed, filesWhereTheyAre(folder), inAscii],
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: 'server/main.ts',
      outDir: folder,
      target: 'node24',
      // Keeps function names and readable lines in error stacks.
      minify: false,
      rolldownOptions: { output: { chunkFileNames: '[name].js' }, experimental: { attachDebugInfo: 'simple' } },
    },
  })
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync('{server,contract}/**/*.ts', { cwd: root }).toSorted())
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Packages that others require lazily in cases that never occur here: Fastify's schemas (ours are zod's), test calls, and file globs. */
const neverNeeded = new Set(['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request', 'glob'])

/** Keeps packages that are only imported dynamically out of the bundle. */
const packagesForLater: Plugin = {
  name: 'packages-for-later',
  enforce: 'pre',
  resolveId: (id, _, { kind }) =>
    neverNeeded.has(id) || (kind === 'dynamic-import' && !/^[./#]/.test(id)) ? { id, external: true } : null,
}

/** Top-level requires in packages that only an option needs; each costs a few milliseconds at start. */
const topRequires: Record<string, [text: string, replacement: string][]> = {
  'fastify/lib/server.js': [
    ["const http2 = require('node:http2')\n", ''],
    ['http2.createSecureServer(', "require('node:http2').createSecureServer("],
    ['http2.createServer(', "require('node:http2').createServer("],
  ],
  '@fastify/static/index.js': [
    ["const { glob } = require('glob')\n", ''],
    ['await glob(', "await require('glob').glob("],
  ],
}

const requiredWhenUsed: Plugin = {
  name: 'required-when-used',
  enforce: 'pre',
  transform: {
    filter: { id: /node_modules\/(?:fastify\/lib\/server|@fastify\/static\/index)\.js$/ },
    handler(code, id) {
      const [, changes = []] = Object.entries(topRequires).find(([path]) => id.endsWith(path)) ?? []
      for (const [text] of changes) if (!code.includes(text)) throw new Error(`${id} has no ${text.trim()} anymore: see scripts/bundle.ts`)
      return changes.reduce((changed, [text, replacement]) => changed.replaceAll(text, replacement), code)
    },
  },
}

/** Migrations, pictures and worker scripts aren't bundled: they're located relative to the source file that uses them. */
const filesWhereTheyAre = (folder: string): Plugin => ({
  name: 'files-where-they-are',
  transform: {
    filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta\./ },
    handler: (code, id) =>
      code.replaceAll(/import\.meta\.(dirname|url)\b/g, (_, part: string) =>
        part === 'url'
          ? `new URL('${pathFrom(folder, id)}', import.meta.url).href`
          : `(import.meta.dirname + '/${pathFrom(folder, dirname(id))}')`,
      ),
  },
})

/** Node stores a source with any non-ASCII character at two bytes per character. Writing such characters as escapes saves 4 MB. */
const inAscii: Plugin = {
  name: 'in-ascii',
  enforce: 'post',
  generateBundle(_, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped)
  },
}
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

const pathFrom = (folder: string, path: string): string => relative(folder, path).replaceAll('\\', '/')

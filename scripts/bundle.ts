import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')
const usual = join(root, 'dist/app')

/**
 * Puts the server and the packages it starts with into main.js of a folder of the project, dist/app: reading its 1,300 files one by one was half of its start.
 * Takes a second.
 */
export async function bundleServer(folder = usual): Promise<void> {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [packagesForLater, filesWhereTheyAre(folder), inAscii],
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: 'server/main.ts',
      outDir: folder,
      target: 'node24',
      // An error's stack names its functions, and its line stands below the name of the source.
      minify: false,
      rolldownOptions: { output: { chunkFileNames: '[name].js' }, experimental: { attachDebugInfo: 'simple' } },
    },
  })
}

/** What is imported only where it's needed stays in its package. */
const packagesForLater: Plugin = {
  name: 'packages-for-later',
  enforce: 'pre',
  resolveId: (id, _, { kind }) => (kind === 'dynamic-import' && !/^[./#]/.test(id) ? { id, external: true } : null),
}

/** Migrations, pictures and the scripts of other threads aren't part of it: they are found from where a source stands. */
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

/** Node takes two bytes for each character of a source that has one beyond ASCII: such are written as escapes, which is 4 MB less. */
const inAscii: Plugin = {
  name: 'in-ascii',
  enforce: 'post',
  generateBundle(_, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped)
  },
}
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

const pathFrom = (folder: string, path: string): string => relative(folder, path).replaceAll('\\', '/')

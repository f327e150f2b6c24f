interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}
/** Vite's manifest: what was built of each source. */
export type Manifest = Record<string, Chunk>

interface Wanted {
  file: string
  groups: readonly string[]
}

const entry = 'web/entry.client.tsx'
const cache = new Map<string, string>()

/** The tags a page needs in <head>: fonts, styles, and all its scripts in parallel instead of one after another. */
export function assetsFor(page: Wanted | undefined, frame: string, locale: string, manifest: Manifest | null): string {
  if (!manifest) return `<link rel="stylesheet" href="/web/theme.css"><script type="module" src="/${entry}"></script>`
  const key = `${page?.file ?? ''} ${frame} ${locale}`
  let tags = cache.get(key)
  if (tags === undefined) cache.set(key, (tags = build(page, frame, locale, manifest)))
  return tags
}

function build(page: Wanted | undefined, frame: string, locale: string, manifest: Manifest): string {
  const texts = ['common', ...(page?.groups ?? [])].map((group) => `web/text/${locale}/${group}.json`)
  const files = new Set<string>()
  const css = new Set<string>()
  for (const source of [entry, frame, ...(page ? [page.file] : []), ...texts]) collect(source, manifest, files, css)
  const main = manifest[entry]
  files.delete(main?.file ?? '')
  return [
    ...(main?.assets ?? [])
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...[...css].map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${main?.file ?? ''}"></script>`,
    ...[...files].map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('')
}

function collect(source: string, manifest: Manifest, files: Set<string>, css: Set<string>): void {
  const chunk = manifest[source]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const file of chunk.css ?? []) css.add(file)
  for (const imported of chunk.imports ?? []) collect(imported, manifest, files, css)
}

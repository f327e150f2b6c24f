import type { Start } from './start-script.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}
/** Vite's manifest: the built files of each source. */
export type Manifest = Record<string, Chunk>

interface PageNeeds {
  file: string
  groups: readonly string[]
  start: Start
  styles: 'shop' | 'whole'
}

/** The assets of a page's <head>: attributes of its inline script, which may start the other scripts, and the tags after it. */
interface Assets {
  attributes: string
  tags: string
  /** An attribute of the script with the page's data, which names the files of the page's own code and texts (own-files.ts). */
  own: string
}

const entry = 'web/entry.client.tsx'
/** The manifest key added by scripts/shop-styles.ts. */
const shopSheet = 'web/shop.css'
/** Keyed by manifest, so that builds don't share entries. */
const cache = new WeakMap<Manifest, Map<string, Assets>>()
const development: Assets = {
  attributes: '',
  tags: `<link rel="stylesheet" href="/web/theme.css"><script type="module" src="/${entry}"></script>`,
  own: '',
}

/** The fonts, styles and scripts of a page. All scripts load in parallel, either now or when the inline script starts them. */
export function assetsFor(page: PageNeeds | undefined, frame: string, locale: string, manifest: Manifest | null): Assets {
  if (!manifest) return development
  let built = cache.get(manifest)
  if (!built) cache.set(manifest, (built = new Map()))
  const key = `${page?.file ?? ''} ${page?.start ?? ''} ${frame} ${locale}`
  let assets = built.get(key)
  if (!assets) built.set(key, (assets = build(page, frame, locale, manifest)))
  return assets
}

function build(page: PageNeeds | undefined, frame: string, locale: string, manifest: Manifest): Assets {
  const texts = ['common', ...(page?.groups ?? [])].map((group) => `web/text/${locale}/${group}.json`)
  const named = [...(page ? [page.file] : []), ...texts]
  const files = new Set<string>()
  const css = new Set<string>()
  for (const source of [entry, frame, ...named]) collect(source, manifest, files, css)
  const main = `/${manifest[entry]?.file ?? ''}`
  const parts = [...files].map((file) => `/${file}`).filter((file) => file !== main)
  const start = page?.start ?? 'now'
  const sheets = page?.styles === 'shop' ? shopSheets(css, manifest) : [...css].map(linkSheet)
  const tags = [...fontsOf(manifest).map(preloadFont), ...sheets]
  const own = namesOf(named, manifest)
  if (start !== 'now')
    return { attributes: ` data-entry="${main}" data-parts="${parts.join(' ')}" data-start="${start}"`, tags: tags.join(''), own }
  tags.push(`<script type="module" src="${main}"></script>`, ...parts.map((file) => `<link rel="modulepreload" href="${file}">`))
  return { attributes: '', tags: tags.join(''), own }
}

/** The attribute that names the files of these sources. */
function namesOf(sources: readonly string[], manifest: Manifest): string {
  const files = sources.flatMap((source) => (manifest[source] ? [[source, `/${manifest[source].file}`]] : []))
  return files.length > 0 ? ` data-files='${JSON.stringify(Object.fromEntries(files))}'` : ''
}

const linkSheet = (file: string): string => `<link rel="stylesheet" href="/${file}">`

/** The style sheets, with the shop's part instead of the whole, which later pages load on navigation: see web/lib/full-styles.ts. */
function shopSheets(css: ReadonlySet<string>, manifest: Manifest): string[] {
  const whole = manifest[entry]?.css?.[0]
  const part = manifest[shopSheet]?.file
  return [...css].map((file) =>
    part && file === whole ? `<link rel="stylesheet" href="/${part}" data-whole="/${whole}">` : linkSheet(file),
  )
}

/** The fonts every page uses; others load when one of their characters occurs. */
const fontsOf = (manifest: Manifest, of = entry): string[] =>
  (manifest[of]?.assets ?? []).filter((file) => /-latin\b[^/]*\.woff2$/.test(file))
const preloadFont = (file: string): string => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`

/** The <head> tags for a page of another entry: the given sources and their imports. Its scripts start right away. */
export function tagsFor(of: string, sources: readonly string[], manifest: Manifest): string {
  const files = new Set<string>()
  const css = new Set<string>()
  for (const source of [of, ...sources]) collect(source, manifest, files, css)
  const [main = '', ...parts] = [...files].map((file) => `/${file}`)
  return [
    ...fontsOf(manifest, of).map(preloadFont),
    ...[...css].map(linkSheet),
    `<script type="module" src="${main}"></script>`,
    ...parts.map((file) => `<link rel="modulepreload" href="${file}">`),
  ].join('')
}

function collect(source: string, manifest: Manifest, files: Set<string>, css: Set<string>): void {
  const chunk = manifest[source]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const file of chunk.css ?? []) css.add(file)
  for (const imported of chunk.imports ?? []) collect(imported, manifest, files, css)
}

/** Vite's manifest: the output file of each source, and its imports. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>

/** Paths under dist/client. */
export interface Assets {
  scripts: Set<string>
  styles: Set<string>
}

/** The scripts and styles that a page's HTML makes a browser load: those it names, and their imports. */
export function assetsOf(html: string, manifest: Manifest): Assets {
  const assets = { scripts: new Set<string>(), styles: new Set<string>() }
  for (const [, name = '', text = ''] of html.matchAll(/<(script|link)\b([^>]*)>/g)) {
    const { src, href, rel, ...starter } = attributesOf(text)
    if (name === 'script' && src) add(src.slice(1), manifest, assets)
    else if (starter['data-start'] === 'after-load') {
      for (const path of `${starter['data-entry']} ${starter['data-parts']}`.split(' ')) add(path.slice(1), manifest, assets)
    } else if (name === 'link' && rel === 'modulepreload' && href) add(href.slice(1), manifest, assets)
    else if (name === 'link' && rel === 'stylesheet' && href) assets.styles.add(href.slice(1))
  }
  return assets
}

/** Adds a script with everything it imports, and their styles; the entry's styles are those that the HTML links. */
function add(file: string, manifest: Manifest, assets: Assets): void {
  if (assets.scripts.has(file)) return
  assets.scripts.add(file)
  const chunk = Object.values(manifest).find((one) => one.file === file)
  if (!chunk?.isEntry) for (const style of chunk?.css ?? []) assets.styles.add(style)
  for (const source of chunk?.imports ?? []) {
    const imported = manifest[source]
    if (imported) add(imported.file, manifest, assets)
  }
}

function attributesOf(text: string): Partial<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

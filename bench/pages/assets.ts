/** Vite's manifest: what was built of each source, and what that needs in turn. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>

/** Paths under dist/client. */
export interface Assets {
  scripts: Set<string>
  styles: Set<string>
}

/** The scripts and styles that a page's HTML makes a browser load: named in it, or imported by what is named. */
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

/** A script with all it imports, and the styles those bring; the entry's are those that the HTML links. */
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

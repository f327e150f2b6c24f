import { Refusal } from '#contract/refusal.ts'

const fetches = new Map<string, Promise<unknown>>()

/**
 * The wrapper that the build puts around each `import()`: fetches the part's files first, and imports the part once all have arrived.
 * Chromium never retries a module that it couldn't fetch, nor one that imports such a module, so a part isn't imported before that. `files`
 * are the names of its files, including styles; a part with a single file has none here, as the source of `load` names it. If a file can't be
 * fetched, it fails like a call that the shop doesn't answer, so the page says so to whoever pressed something.
 */
export const importParts = <Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> =>
  Promise.all((files.length > 0 ? files.map((file) => `/${file}`) : fileOf(load)).map(fetchOnce)).then(load)

/** All parts are in one folder, with this code. */
function fileOf(load: () => unknown): string[] {
  const [, name] = /import\([`'"]\.\/([\w-]+\.js)/.exec(String(load)) ?? []
  return name === undefined ? [] : [import.meta.url.replaceAll(/^\w+:\/\/[^/]*|[^/]*$/g, '') + name]
}

async function fetchOnce(href: string): Promise<unknown> {
  const known = fetches.get(href)
  if (known || import.meta.url.endsWith(href) || document.querySelector(`link[href="${href}"]`)) return known
  // With its refusal, as another part may wait for the same file meanwhile.
  const fetching = fetchFile(href).catch(() => {
    fetches.delete(href)
    throw new Refusal({ code: 'SERVICE_UNAVAILABLE', status: 503, sentence: `Failed to fetch ${href}` })
  })
  fetches.set(href, fetching)
  return fetching
}

const fetchFile = (href: string): Promise<unknown> => (href.endsWith('.css') ? addStyles(href) : fetchScript(href))

/**
 * Fetches into the browser's cache, where the import finds it. A preload link can't be used, because browsers remember its failures, too.
 */
async function fetchScript(href: string): Promise<void> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${response.status}`)
  await response.blob()
}

const addStyles = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('not loaded'))
    })
    document.head.append(link)
  })

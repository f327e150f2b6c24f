import { Refusal } from '#contract/refusal.ts'

const fetches = new Map<string, Promise<unknown>>()

/**
 * What the build puts around each `import()`: fetches the part's files first, and imports it once all are there. Chromium never asks again for
 * a module that it couldn't fetch, nor for one that imports such a module; so until a part can be imported, nobody tries to. `files` are the
 * names of what it consists of, styles included; a part of a single file has none, and is named in the source of `load`. Fails as a call does
 * that the shop doesn't answer, so whoever pressed something reads that.
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
  const fetching = fetchFile(href)
  fetches.set(href, fetching)
  return fetching.catch(() => {
    fetches.delete(href)
    throw new Refusal({ code: 'SERVICE_UNAVAILABLE', status: 503, sentence: `Failed to fetch ${href}` })
  })
}

const fetchFile = (href: string): Promise<unknown> => (href.endsWith('.css') ? addStyles(href) : fetchScript(href))

/** Into the browser's cache, where the import finds it. A link that preloads it wouldn't do: its failures are remembered, too. */
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

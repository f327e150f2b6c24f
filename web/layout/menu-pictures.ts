import { call } from '#web/lib/call.ts'

/** A product may be in several categories. */
const candidatesPerCategory = 3
const requested = new Map<string, Promise<string[]>>()

/** A picture for each category: that of its best-selling product that none before it has. Loaded once, when the menu first opens. */
export async function menuPictures(slugs: string[]): Promise<ReadonlyMap<string, string>> {
  const candidates = await Promise.all(slugs.map(async (slug) => [slug, await picturesOf(slug)] as const))
  const shown = new Map<string, string>()
  for (const [slug, pictures] of candidates) {
    const taken = new Set(shown.values())
    const url = pictures.find((picture) => !taken.has(picture)) ?? pictures[0]
    if (url) shown.set(slug, url)
  }
  return shown
}

function picturesOf(slug: string): Promise<string[]> {
  let pictures = requested.get(slug)
  if (!pictures) requested.set(slug, (pictures = askFor(slug)))
  return pictures
}

async function askFor(category: string): Promise<string[]> {
  try {
    const { products } = await call('GET /user/products', { category, limit: candidatesPerCategory })
    return products.flatMap(({ photos }) => photos[0]?.url ?? [])
  } catch {
    // If it fails, the next opening of the menu requests it again.
    requested.delete(category)
    return []
  }
}

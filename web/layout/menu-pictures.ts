import { call } from '#web/lib/call.ts'

const requested = new Map<string, Promise<string | undefined>>()

/** A picture for each category: that of its best-selling product. Loaded once, when the menu first opens. */
export async function menuPictures(slugs: string[]): Promise<ReadonlyMap<string, string>> {
  const pictures = await Promise.all(slugs.map(async (slug) => [slug, await pictureOf(slug)] as const))
  return new Map(pictures.flatMap(([slug, url]) => (url ? [[slug, url]] : [])))
}

function pictureOf(slug: string): Promise<string | undefined> {
  let picture = requested.get(slug)
  if (!picture) requested.set(slug, (picture = askFor(slug)))
  return picture
}

async function askFor(category: string): Promise<string | undefined> {
  try {
    const { products } = await call('GET /user/products', { category, limit: 1 })
    return products[0]?.photos[0]?.url
  } catch {
    // If it fails, the next opening of the menu requests it again.
    requested.delete(category)
    return undefined
  }
}

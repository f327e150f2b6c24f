import type { Picture } from '#contract/product.ts'
import { call } from './call.ts'

/** A storefront picture, for a loader. It's decoration: null if there is none, or if it couldn't be loaded. */
export async function pictureAt(place: string): Promise<Picture | null> {
  const { pictures } = await call('GET /public/window', {}).catch(() => ({ pictures: {} as Record<string, Picture> }))
  return pictures[place] ?? null
}

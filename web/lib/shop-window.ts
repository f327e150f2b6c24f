import type { Picture } from '#contract/product.ts'
import { call } from './call.ts'

/** A storefront picture, for a loader. Null if there is none or it can't be loaded, since it's only decoration. */
export async function windowPictureAt(place: string): Promise<Picture | null> {
  const { pictures } = await call('GET /public/window', {}).catch(() => ({ pictures: {} as Record<string, Picture> }))
  return pictures[place] ?? null
}

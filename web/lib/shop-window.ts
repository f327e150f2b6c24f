import type { Picture } from '#contract/catalogue.ts'
import { call } from './call.ts'

/** A picture of the shop window, for a loader. It is decoration: null where there is none, or where it could not be asked for. */
export async function pictureAt(place: string): Promise<Picture | null> {
  const { pictures } = await call('GET /public/window', {}).catch(() => ({ pictures: {} as Record<string, Picture> }))
  return pictures[place] ?? null
}

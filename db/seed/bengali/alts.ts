import { photosOf, type View } from '../rows.ts'
import type { SeedProduct } from '../types.ts'
import { termIn } from './terms.ts'

const views: Record<View, string> = { main: '', side: ', অন্য পাশ থেকে', close: ', কাছ থেকে', video: ', চারপাশ থেকে, ভিডিওতে' }

/** Alternative texts of a product's pictures in Bengali, by picture URL. */
export const altsOf = (seed: SeedProduct, name: string): Record<string, string> =>
  Object.fromEntries(
    photosOf(seed).map(({ url, options, view }) => {
      const choice = Object.values(options ?? {}).map((value) => termIn(value) ?? value)
      return [url, `${[name, ...choice].join(', ')}${views[view]}`]
    }),
  )

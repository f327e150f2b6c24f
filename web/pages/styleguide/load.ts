import { StatusError } from '#web/lib/router/outcome.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import type { Product } from '#contract/product.ts'
import { call } from '#web/lib/call.ts'

export type Shot = Pick<Product['photos'][number], 'url' | 'alt' | 'width' | 'height'>

export interface StyleguideData {
  /** Whether both themes are shown side by side, or only the page's own. */
  both: boolean
  /** Pictures of the shop's bestsellers as samples; none in an empty shop. */
  shots: Shot[]
  /** An ISO time about a day ahead. */
  soon: string
}

const shotsMax = 6
const soonMs = 97_384_000

/** Not found unless the shop enables it (the setting STYLEGUIDE). */
export async function loader({ request }: LoaderFunctionArgs): Promise<StyleguideData> {
  const { showStyleguide } = await call('GET /public/shop', {})
  if (!showStyleguide) throw new StatusError(404)
  const { products } = await call('GET /user/products/tag/:tag', { tag: 'BEST_SELLING_PRODUCTS', limit: shotsMax }).catch(() => ({
    products: [],
  }))
  const shots = products.flatMap(({ photos }) =>
    photos.slice(0, 1).map(({ url, alt = '', width = 1, height = 1 }) => ({ url, alt, width, height })),
  )
  return { both: new URL(request.url).searchParams.get('themes') === 'both', shots, soon: new Date(Date.now() + soonMs).toISOString() }
}

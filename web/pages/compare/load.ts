import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { limits } from '#contract/limits.ts'
import { type ComparedProduct, loadCompared } from './products.ts'

export interface CompareData {
  /** The products in the address; null if there are none, in which case the browser's comparison is shown. */
  products: ComparedProduct[] | null
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Invalid ids are skipped, so that a link truncated in a mail still shows the other products. */
export async function loader({ request }: LoaderFunctionArgs): Promise<CompareData> {
  const idList = new URL(request.url).searchParams.get('products')
  if (idList === null) return { products: null }
  const ids = idList.split(',').filter((id) => isId.test(id))
  return { products: await loadCompared(ids.slice(0, limits.compare.max)) }
}

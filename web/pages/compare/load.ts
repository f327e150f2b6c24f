import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { limits } from '#contract/limits.ts'
import { type ComparedProduct, loadCompared } from './products.ts'

export interface CompareData {
  /** The products that the address names; null where it names none: then they are those that this person compares. */
  products: ComparedProduct[] | null
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What is no id is not looked for: a link that was cut off in a mail still shows the rest. */
export async function loader({ request }: LoaderFunctionArgs): Promise<CompareData> {
  const wanted = new URL(request.url).searchParams.get('products')
  if (wanted === null) return { products: null }
  const ids = wanted.split(',').filter((id) => isId.test(id))
  return { products: await loadCompared(ids.slice(0, limits.compare.max)) }
}

import { type ComponentType, Suspense } from 'react'
import type { Product } from '#contract/product.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import type { Contents, ContentsProps } from './contents-block.tsx'

const part = () => import('./contents-block.tsx')
const Later = lazyPart(() => part().then(({ ContentsBlock }) => ContentsBlock))
let Loaded: ComponentType<ContentsProps> | undefined

/** What the bundles of a product consist of, and what it costs by itself; null where it has none, or that can't be read. Few products are bundles: the others load nothing of it. */
export async function loadContents(product: Product): Promise<Contents | null> {
  if (!product.variants.some(({ components }) => components)) return null
  const { ContentsBlock, contentsOf } = await part()
  Loaded = ContentsBlock
  return contentsOf(product).catch(() => null)
}

/** The same, shown: drawn by the server, and taken over by the browser once its script is there. */
export function BundleContents(props: ContentsProps) {
  if (!Loaded) return <Later {...props} />
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

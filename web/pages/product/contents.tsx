import { type ComponentType, Suspense } from 'react'
import type { Product } from '#contract/product.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import type { Contents, ContentsProps } from './contents-block.tsx'

const part = () => import('./contents-block.tsx')
const Later = lazyPart(() => part().then(({ ContentsBlock }) => ContentsBlock))
let Loaded: ComponentType<ContentsProps> | undefined

/** The components of a product's bundles with their prices; null if it has none, or loading fails. The code is loaded for bundles only. */
export async function loadContents(product: Product): Promise<Contents | null> {
  if (!product.variants.some(({ components }) => components)) return null
  return part()
    .then(({ ContentsBlock, contentsOf }) => {
      Loaded = ContentsBlock
      return contentsOf(product)
    })
    .catch(() => null)
}

/** The components, rendered by the server and hydrated once the script is loaded. */
export function BundleContents(props: ContentsProps) {
  if (!Loaded) return <Later {...props} />
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

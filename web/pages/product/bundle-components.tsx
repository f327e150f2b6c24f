import { type ComponentType, Suspense } from 'react'
import type { Product } from '#contract/product.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import type { ComponentsByBundle, BundleComponentsProps } from './bundle.tsx'

const loadBlock = () => import('./bundle.tsx')
const Later = lazyPart(() => loadBlock().then(({ ComponentsBlock }) => ComponentsBlock))
let Loaded: ComponentType<BundleComponentsProps> | undefined

/** The components of a product's bundles with their prices; null if it has none, or loading fails. The code is loaded for bundles only. */
export async function loadComponents(product: Product): Promise<ComponentsByBundle | null> {
  if (!product.variants.some(({ components }) => components)) return null
  return loadBlock()
    .then(({ ComponentsBlock, componentsOf }) => {
      Loaded = ComponentsBlock
      return componentsOf(product)
    })
    .catch(() => null)
}

/** The components, rendered by the server and hydrated once the script is loaded. */
export function BundleComponents(props: BundleComponentsProps) {
  if (!Loaded) return <Later {...props} />
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

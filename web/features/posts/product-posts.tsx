import { useLazySection } from '#web/lib/use-lazy-section.ts'

const loadList = () => import('./product-post-list.tsx').then(({ ProductPostList }) => ProductPostList)

/** Posts about a product. Code and data load when the viewport comes near, which keeps the page light. */
export function ProductPosts({ productId }: { productId: string }) {
  const { Part, section } = useLazySection(loadList, ['community'])
  return <section ref={section}>{Part && <Part productId={productId} />}</section>
}

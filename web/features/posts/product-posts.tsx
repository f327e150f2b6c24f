import { usePartNear } from '#web/lib/use-part-near.ts'

const loadList = () => import('./product-post-list.tsx').then(({ ProductPostList }) => ProductPostList)

/** What people post about a product: loads as a whole when it comes near, so that the page weighs no more for it. */
export function ProductPosts({ productId }: { productId: string }) {
  const { Part, section } = usePartNear(loadList, ['community'])
  return <section ref={section}>{Part && <Part productId={productId} />}</section>
}

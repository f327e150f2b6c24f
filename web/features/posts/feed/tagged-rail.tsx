import type { TaggedProduct } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { usePostList } from '../lists.ts'
import { usePosts } from '../store.ts'

const max = 4

/** The products tagged in the posts that are shown, each once. */
export function TaggedRail({ list }: { list: string }) {
  const t = useText('posts')
  const { ids } = usePostList(list)
  const byId = usePosts((posts) => posts.byId)
  const products = new Map<string, TaggedProduct>()
  for (const id of ids) for (const product of byId[id]?.products ?? []) if (product.photo) products.set(product.id, product)
  if (products.size === 0) return null
  return (
    <section>
      <h2 className="text-sm font-semibold">{t('tagged')}</h2>
      <ul className="mt-3 grid grid-cols-4 gap-2">
        {[...products.values()].slice(0, max).map(({ id, slug, name, photo }) => (
          <li key={id}>
            <Link to={urls.product(slug)} aria-label={name} title={name} className="block overflow-hidden rounded-input bg-studio">
              <Picture url={photo ?? ''} alt="" width={72} height={72} shown="thumb" className="aspect-square w-full object-cover" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useCallback } from 'react'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Button } from '#web/ui/button.tsx'
import { PostTeaser } from './post-teaser.tsx'
import { toTeaser } from './teaser.ts'

const pageSize = 6

/** Posts that tag a product, those of its owners first; nothing if there are none. Needs the group "community". */
export function ProductPostList({ productId }: { productId: string }) {
  const t = useText('community')
  const ask = useCallback(
    (cursor?: string) => signed('GET /user/products/:id/posts', { id: productId, cursor, limit: pageSize }),
    [productId],
  )
  const pages = usePaginatedList(ask)
  const { value, error, busy, load } = pages.data
  if (error && !value)
    return (
      <div className="wrap mt-12 flex flex-wrap items-center gap-4">
        <p>{t('product.failed')}</p>
        <Button look="secondary" busy={busy} onClick={() => void load()}>
          {t('product.retry')}
        </Button>
      </div>
    )
  if (!value || value.items.length === 0) return null
  return (
    <div className="wrap mt-12">
      <div className="border-t border-line pt-8">
        <h2 id="product-posts" className="display text-2xl">
          {t('product.title')}
        </h2>
        <p className="mt-1 text-quiet">{t('product.text')}</p>
        <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {value.items.map((post) => (
            <li key={post.id}>
              <PostTeaser teaser={toTeaser(post, productId)} />
            </li>
          ))}
        </ul>
        {pages.hasMore && (
          <Button look="secondary" busy={pages.busy} className="mt-6" onClick={pages.more}>
            {t('product.more')}
          </Button>
        )}
      </div>
    </div>
  )
}

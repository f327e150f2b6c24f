import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { SavedCard } from '#web/features/product-cards/saved-card.tsx'
import { call } from '#web/lib/call.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type SharedWishlist = ApiOutput<'GET /wishlist/shared/:token'>

/** A wishlist shared by its owner. A revoked link isn't found. */
export const loader = ({ params }: LoaderFunctionArgs): Promise<SharedWishlist> =>
  call('GET /wishlist/shared/:token', { token: params['token'] ?? '' })

export function Component() {
  const t = useText('wishlist')
  const { name, owner, items } = useLoaderData<SharedWishlist>()
  const title = name ?? (owner ? t('shared.of', { owner }) : t('shared.title'))
  return (
    <div className="wrap pt-6 md:pt-10">
      <Head title={title} />
      <h1 tabIndex={-1} className="display text-2xl wrap-anywhere">
        {title}
      </h1>
      <p className="mb-6 text-quiet md:mb-8">
        {name && owner && `${t('shared.by', { owner })} · `}
        {t('items', { count: items.length })}
      </p>
      {items.length === 0 ? (
        <EmptyState title={t('shared.empty')} text="">
          <ButtonLink to={urls.collection()}>{t('shared.shop')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 xl:grid-cols-4">
          {items.map(({ productId, product }) => (
            <li key={productId}>{product && <SavedCard productId={productId} product={product} />}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

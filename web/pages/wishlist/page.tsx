import { useSearchParams } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { WindowPicture } from '#web/features/catalogue/window-picture.tsx'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Lists } from './lists.tsx'
import { WishlistSkeleton } from './wishlist-skeleton.tsx'

/** The customer's lists, one at a time, as named in the address. The server renders the outline. */
export function Component() {
  const t = useText('wishlist')
  const status = useSessionStatus()
  const listId = useSearchParams()[0].get('list')
  return (
    <div className="wrap min-h-dvh pt-6 md:pt-10">
      <Head title={t('title')} />
      {status === 'authenticated' ? (
        <Lists key={listId} listId={listId} />
      ) : (
        <>
          <h1 tabIndex={-1} className="display mb-6 text-2xl md:mb-8">
            {t('title')}
          </h1>
          {status === 'loading' ? <WishlistSkeleton /> : <Visitor />}
        </>
      )}
    </div>
  )
}

function Visitor() {
  const t = useText('wishlist')
  return (
    <EmptyState title={t('visitor.title')} text={t('visitor.text')} picture={<WindowPicture place="thanks" />}>
      <ButtonLink to={urls.signIn(urls.wishlist())}>{t('visitor.action')}</ButtonLink>
      <ButtonLink to={urls.collection()} look="secondary">
        {t('visitor.shop')}
      </ButtonLink>
    </EmptyState>
  )
}

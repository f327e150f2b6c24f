import { useRef } from 'react'
import { urls } from '#contract/urls.ts'
import type { WishlistItem, WishlistSummary } from '#contract/wishlist.ts'
import { WindowPicture } from '#web/features/catalogue/window-picture.tsx'
import { SavedCard } from '#web/features/product-cards/saved-card.tsx'
import { chooseList } from '#web/features/wishlist/list-choice.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { focusSoon } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { useScrollToCurrent } from '#web/ui/use-scroll-to-current.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { AddAll } from './add-all.tsx'
import { ListActions } from './list-actions.tsx'
import { useWishlist, type WishlistData } from './use-wishlist.ts'
import { grid, WishlistSkeleton } from './wishlist-skeleton.tsx'

export function Lists({ listId }: { listId: string | null }) {
  const t = useText('wishlist')
  const errorMessage = useErrorMessage()
  const { value, error, busy, load, setLists, remove } = useWishlist(listId)
  if (!value) {
    return (
      <>
        <Heading name={t('title')} />
        {error === null || busy ? (
          <WishlistSkeleton />
        ) : (
          <EmptyState title={t('failure.title')} text={errorMessage(error)}>
            <Button onClick={() => void load()}>{t('failure.retry')}</Button>
          </EmptyState>
        )}
      </>
    )
  }
  const { wishlist, lists } = value
  return (
    <>
      <Heading name={wishlist.name ?? t('title')} count={wishlist.items.length} />
      {lists.length > 1 && <Tabs lists={lists} shown={wishlist.id} />}
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:mb-8">
        <ListActions list={lists.find(({ id }) => id === wishlist.id)} lists={lists} onLists={setLists} onReload={() => void load()} />
        <AddAll items={wishlist.items} />
      </div>
      <Items data={value} onRemove={(item) => void remove(item)} />
    </>
  )
}

function Heading({ name, count }: { name: string; count?: number }) {
  const t = useText('wishlist')
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-4">
      <h1 tabIndex={-1} className="display text-2xl wrap-anywhere">
        {name}
      </h1>
      {count !== undefined && <p className="text-quiet">{t('items', { count })}</p>}
    </div>
  )
}

function Tabs({ lists, shown }: { lists: WishlistSummary[]; shown: string | null }) {
  const t = useText('wishlist')
  const row = useRef<HTMLUListElement>(null)
  useScrollToCurrent(row, shown)
  return (
    <nav aria-label={t('lists')} className="-mx-4 mb-4 md:mx-0">
      <ul ref={row} className="fading-row gap-2">
        {lists.map((list) => (
          <li key={list.id}>
            <Link
              to={urls.wishlist(list.isDefault ? undefined : list.id)}
              aria-current={list.id === shown ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm whitespace-nowrap transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground"
            >
              <span className="max-w-48 truncate">{list.name ?? t('title')}</span>
              <span className="opacity-70">{list.itemCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Items({ data: { wishlist, lists }, onRemove }: { data: WishlistData; onRemove: (item: WishlistItem) => void }) {
  const t = useText('wishlist')
  const list = useRef<HTMLUListElement>(null)
  if (wishlist.items.length === 0) {
    return (
      <EmptyState title={t('empty.title')} text={t('empty.text')} picture={<WindowPicture place="thanks" />}>
        <ButtonLink to={urls.collection()}>{t('empty.action')}</ButtonLink>
      </EmptyState>
    )
  }
  const remove = (item: WishlistItem, at: number) => {
    onRemove(item)
    const rest = () => list.current?.children ?? []
    focusSoon(() => (rest()[at] ?? rest()[at - 1])?.querySelector('a, button') ?? document.querySelector('h1'))
  }
  return (
    <ul ref={list} className={grid}>
      {wishlist.items.map((item, at) => (
        <li key={item.productId}>
          <Item item={item} listId={wishlist.id} canMove={lists.length > 1} onRemove={() => remove(item, at)} />
        </li>
      ))}
    </ul>
  )
}

interface ItemProps {
  item: WishlistItem
  listId: string | null
  canMove: boolean
  onRemove: () => void
}

function Item({ item: { productId: id, product, priceWas }, listId, canMove, onRemove }: ItemProps) {
  const t = useText('wishlist')
  if (!product) {
    return (
      <div className="flex h-full min-h-48 flex-col items-center justify-center gap-2 rounded-card bg-studio p-4 text-center text-quiet">
        {t('unavailable')}
        <TextButton aria-label={t('unavailableOf')} onClick={onRemove}>
          {t('remove')}
        </TextButton>
      </div>
    )
  }
  const { name } = product
  return (
    <SavedCard productId={id} product={product} priceWas={priceWas}>
      <div className="flex flex-wrap gap-x-4">
        {canMove && listId && (
          <TextButton aria-label={t('moveOf', { name })} onClick={() => chooseList({ id, name, listId })}>
            {t('move')}
          </TextButton>
        )}
        <TextButton aria-label={t('removeOf', { name })} className="text-quiet hover:text-ink" onClick={onRemove}>
          {t('remove')}
        </TextButton>
      </div>
    </SavedCard>
  )
}

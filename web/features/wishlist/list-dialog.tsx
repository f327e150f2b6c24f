import { useState } from 'react'
import type { WishlistSummary } from '#contract/wishlist.ts'
import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { closeListChoice, type JustSaved, useListChoice } from './list-choice.ts'
import { NewList } from './new-list.tsx'

/** Moves a product that was just saved to another list, or to a new one. Needs the group "wishlist". */
export function ListDialog() {
  const t = useText('wishlist')
  const product = useListChoice((choice) => choice.product)
  return (
    <Dialog open={product !== null} title={t('choose.title')} onClose={closeListChoice}>
      {product && <Choice key={`${product.id} ${product.listId}`} product={product} />}
    </Dialog>
  )
}

const loadLists = async (): Promise<WishlistSummary[]> => (await signed('GET /wishlist/lists', {})).lists

function Choice({ product: { id: productId, name, listId } }: { product: JustSaved }) {
  const t = useText('wishlist')
  const errorMessage = useErrorMessage()
  const { value: lists, error: failure, change } = useAsyncData(loadLists)
  const [chosen, setChosen] = useState(listId)
  const { busy, error, run } = useAction()
  const move = () =>
    run(async () => {
      if (chosen !== listId) await signed('POST /wishlist/move', { productId, fromListId: listId, toListId: chosen })
      const list = lists?.find(({ id }) => id === chosen)
      toast('success', t('choose.done', { name, list: list?.name ?? t('title') }))
      closeListChoice()
    })
  const add = (list: WishlistSummary) => {
    change((before) => [...before, list])
    setChosen(list.id)
  }
  return (
    <div className="grid gap-4 overflow-y-auto p-5">
      {lists === null && failure === null && <Skeleton className="h-28" />}
      {lists && (
        <ChoiceGroup label={t('choose.label', { name })}>
          {lists.map((list) => (
            <RadioCard
              key={list.id}
              name="list"
              title={list.name ?? t('title')}
              text={t('items', { count: list.itemCount })}
              checked={list.id === chosen}
              onChange={() => setChosen(list.id)}
            />
          ))}
        </ChoiceGroup>
      )}
      {lists && lists.length < limits.wishlist.listsMax && <NewList onCreated={add} />}
      {(error ?? failure) !== null && <Alert tone="bad">{errorMessage(error ?? failure)}</Alert>}
      <Button busy={busy} disabled={!lists} onClick={() => void move()}>
        {t('choose.action')}
      </Button>
    </div>
  )
}

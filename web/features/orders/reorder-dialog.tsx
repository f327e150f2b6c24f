import { useState } from 'react'
import { optionsOf } from '#web/features/cart/lines.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { Thumb } from '#web/ui/thumb.tsx'
import type { ReorderConflict } from '#contract/order-changes.ts'

interface ReorderDialogProps {
  conflict: ReorderConflict
  onClose: () => void
  onChoose: (overWriteCart: boolean) => Promise<void>
}

/** Collects every decision in one place: what is added to the cart, what isn't, and what happens to the lines that are in it. */
export function ReorderDialog({ conflict, onClose, onChoose }: ReorderDialogProps) {
  const t = useText('order')
  const [isReplaced, setReplaced] = useState(false)
  const { busy, run } = useAction()
  const { items, cartLines, message } = conflict
  const nothing = message === 'All items invalid'
  return (
    <Dialog open title={nothing ? t('reorder.none') : t('reorder.title')} onClose={onClose}>
      <div className="grid gap-5 overflow-y-auto p-5">
        <ul className="grid gap-3">
          {items.map((item) => (
            <li key={item.variantId}>
              <Item item={item} />
            </li>
          ))}
        </ul>
        {cartLines > 0 && !nothing && (
          <div role="radiogroup" aria-label={t('reorder.cart', { count: cartLines })}>
            <p className="mb-2 font-medium">{t('reorder.cart', { count: cartLines })}</p>
            <RadioCard name="reorder" checked={!isReplaced} onChange={() => setReplaced(false)} title={t('reorder.add')} />
            <RadioCard name="reorder" checked={isReplaced} onChange={() => setReplaced(true)} title={t('reorder.replace')} />
          </div>
        )}
        <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
          <Button look="secondary" onClick={onClose}>
            {nothing ? t('reorder.close') : t('reorder.cancel')}
          </Button>
          {!nothing && (
            <Button busy={busy} onClick={() => void run(() => onChoose(isReplaced))}>
              {t('reorder.submit')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Item({ item: { name, options, photo, quantity, available } }: { item: ReorderConflict['items'][number] }) {
  const t = useText('order')
  const details = [optionsOf(options), t('quantity', { count: Math.min(quantity, available) || quantity })].filter(Boolean).join(' · ')
  return (
    <div className="flex gap-4">
      <div className={available === 0 ? 'opacity-50' : ''}>
        <Thumb url={photo} alt="" size="medium" />
      </div>
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-quiet">{details}</p>
        {available === 0 && <p className="text-sm text-bad">{t('reorder.unavailable')}</p>}
        {available > 0 && available < quantity && (
          <p className="text-sm text-warn">{t('reorder.fewer', { count: available, wanted: quantity })}</p>
        )}
      </div>
    </div>
  )
}

import { useState } from 'react'
import type { RepeatDeliveryDetail, RepeatLine } from '#contract/repeat-deliveries.ts'
import { repeatLimits } from '#contract/repeat-limits.ts'
import { urls } from '#contract/urls.ts'
import { fullNameOf, optionsOf } from '#web/features/cart/lines.ts'
import { Goods } from '#web/features/repeat-deliveries/goods.tsx'
import { useMoney } from '#web/lib/format.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Thumb } from '#web/ui/thumb.tsx'
import type { Changing } from './use-repeat-delivery.ts'

const LineDialog = pressedPart(async () => (await import('./line-dialog.tsx')).default)
const AddDialog = pressedPart(async () => (await import('./add-dialog.tsx')).default)

interface LinesProps {
  of: RepeatDeliveryDetail
  changing: Changing
}

/** The products of a repeat delivery; those of several are edited one by one. */
export function Lines({ of, changing }: LinesProps) {
  const t = useText('repeat-deliveries')
  const [open, setOpen] = useState<RepeatLine | 'add' | null>(null)
  const { lines, state } = of
  const isOver = state === 'cancelled'
  const close = () => setOpen(null)
  return (
    <>
      {lines.length > 1 ? (
        <ul aria-label={t('lines.title')} className="border-t border-line">
          {lines.map((line) => (
            <li key={line.product.variantId} className="border-b border-line py-4">
              <Line of={of} line={line} onEdit={isOver ? undefined : () => setOpen(line)} />
            </li>
          ))}
        </ul>
      ) : (
        <Goods of={of} />
      )}
      {!isOver && lines.length < repeatLimits.linesMax && (
        <Button look="secondary" className="mt-4" onClick={() => setOpen('add')}>
          {t('lines.add')}
        </Button>
      )}
      {open === 'add' && <AddDialog of={of} changing={changing} onClose={close} />}
      {open !== null && open !== 'add' && <LineDialog of={of} line={open} changing={changing} onClose={close} />}
    </>
  )
}

function Line({ of: { estimate }, line, onEdit }: { of: RepeatDeliveryDetail; line: RepeatLine; onEdit: (() => void) | undefined }) {
  const t = useText('repeat-deliveries')
  const money = useMoney()
  const { product, quantity, percent } = line
  const cost = estimate?.lines.find(({ variantId }) => variantId === product.variantId)
  const out = estimate?.leftOut.find(({ variantId }) => variantId === product.variantId)
  return (
    <div className="flex items-start gap-4">
      <Thumb url={product.photo} alt="" size="medium" />
      <div className="min-w-0 grow">
        <h2 className="font-medium">
          <Link to={urls.product(product.slug, product.variantId)} className="hover:underline hover:decoration-2 hover:underline-offset-4">
            {product.name}
          </Link>
        </h2>
        <p className="text-sm text-quiet">{[optionsOf(product.options), t('quantity', { count: quantity })].filter(Boolean).join(' · ')}</p>
        {cost && <p className="text-sm text-quiet">{t('lines.each', { price: money(cost.price), percent })}</p>}
        {out && <p className="text-sm text-warn">{t(`lines.leftOut.${out.reason}`)}</p>}
      </div>
      {onEdit && (
        <button
          type="button"
          aria-label={t('lines.editOf', { name: fullNameOf(product) })}
          className="min-h-11 shrink-0 text-sm text-link"
          onClick={onEdit}
        >
          {t('lines.edit')}
        </button>
      )}
    </div>
  )
}

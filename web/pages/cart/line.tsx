import type { CartLine } from '#contract/cart.ts'
import { urls } from '#contract/urls.ts'
import { PaidUnitPrice } from '#web/features/catalogue/unit-price.tsx'
import { GiftCardFacts } from '#web/features/gift-cards/gift-card-facts.tsx'
import { LineComponents } from '#web/features/cart/line-components.tsx'
import { LineNotice } from '#web/features/cart/line-notice.tsx'
import { BackOrderNote } from '#web/features/cart/back-order-note.tsx'
import { optionsOf } from '#web/features/cart/lines.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Quantity } from '#web/ui/quantity.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Thumb } from '#web/ui/thumb.tsx'

interface LineProps {
  line: CartLine
  onChange: (quantity: number) => void
  onRemove: () => void
  onSave: () => void
}

const countsNot = new Set(['UNAVAILABLE', 'OUT_OF_STOCK'])

export function Line({ line, onChange, onRemove, onSave }: LineProps) {
  const { product, quantity, notice } = line
  const out = notice !== undefined && countsNot.has(notice)
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 md:gap-x-6">
      <Link to={pageOf(line)} tabIndex={-1} aria-hidden="true" className={out ? 'row-span-2 opacity-50' : 'row-span-2'}>
        <Thumb url={product.photo} alt="" size="large" />
      </Link>
      <div className="flex justify-between gap-4 max-[14rem]:flex-wrap">
        <Name line={line} />
        {!out && <Cost line={line} />}
      </div>
      <div className="mt-3 grid gap-1">
        <LineNotice line={line} onSet={onChange} />
        {!out && <BackOrderNote backOrder={line.backOrder} />}
        <Controls
          name={product.name}
          quantity={quantity}
          max={product.available}
          out={out || line.giftCard !== undefined}
          canSave={!line.giftCard && !line.repeatWeeks}
          onChange={onChange}
          onRemove={onRemove}
          onSave={onSave}
        />
      </div>
    </article>
  )
}

const pageOf = ({ product, variantId, giftCard }: CartLine): string => (giftCard ? urls.giftCards() : urls.product(product.slug, variantId))

/** The line's brand, name and options. */
export function Name({ line }: { line: CartLine }) {
  const { product, giftCard, repeatWeeks } = line
  const common = useText('common')
  const options = optionsOf(product.options)
  return (
    <div className="min-w-0">
      <p className="text-sm text-quiet">{product.brand}</p>
      <h2 className="font-medium">
        <Link to={pageOf(line)} className="hover:underline hover:decoration-2 hover:underline-offset-4">
          {product.name}
        </Link>
      </h2>
      {options && <p className="text-sm text-quiet">{options}</p>}
      <LineComponents components={product.components} />
      {repeatWeeks && <p className="text-sm font-medium">{common('every', { count: repeatWeeks })}</p>}
      {giftCard && <GiftCardFacts card={giftCard} />}
    </div>
  )
}

/** The price of the line, and of one piece. */
export function Cost({ line: { price, quantity, product, repeat } }: { line: CartLine }) {
  const t = useText('cart')
  const common = useText('common')
  const money = useMoney()
  const before = repeat?.oneTimePrice ?? product.oldPrice
  const was = before !== null && before > price ? before : null
  return (
    <div className="shrink-0 text-end">
      <p className="font-semibold">{money(price * quantity)}</p>
      {was !== null && (
        <p className="text-sm text-quiet">
          <span className="sr-only">{common('price.was')} </span>
          <s>{money(was * quantity)}</s>
        </p>
      )}
      {quantity > 1 && <p className="text-sm text-quiet">{t('each', { price: money(price) })}</p>}
      <PaidUnitPrice price={price} content={product.content} />
    </div>
  )
}

function Controls({
  name,
  quantity,
  max,
  out,
  canSave,
  onChange,
  onRemove,
  onSave,
}: { name: string; quantity: number; max: number; out: boolean; canSave: boolean } & Omit<LineProps, 'line'>) {
  const t = useText('cart')
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {!out && <Quantity value={quantity} min={0} max={max} label={t('quantity', { name })} onChange={onChange} />}
      <div className="ms-auto flex gap-4">
        {canSave && (
          <TextButton aria-label={t('later.saveOf', { name })} className="text-quiet hover:text-ink" onClick={onSave}>
            {t('later.save')}
          </TextButton>
        )}
        <TextButton aria-label={t('removeOne', { name })} className="text-quiet hover:text-ink" onClick={onRemove}>
          {t('remove')}
        </TextButton>
      </div>
    </div>
  )
}

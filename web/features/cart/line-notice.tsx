import type { CartLine } from '#contract/cart.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'

interface LineNoticeProps {
  line: CartLine
  onSet: (quantity: number) => void
}

/** What changed about a line since it was added, with a button that resolves it where there is one. Needs the group "cart". */
export function LineNotice({ line, onSet }: LineNoticeProps) {
  const t = useText('cart')
  const money = useMoney()
  const { notice, price, priceWas, product, quantity } = line
  if (notice === 'UNAVAILABLE') return <Note tone="bad">{t('notice.unavailable')}</Note>
  if (notice === 'OUT_OF_STOCK') return <Note tone="bad">{t('notice.outOfStock')}</Note>
  return (
    <>
      {notice === 'MORE_THAN_STOCK' && quantity > product.available && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Note tone="warn">{t('notice.moreThanStock', { count: product.available })}</Note>
          <TextButton
            className="font-medium"
            aria-label={t('notice.setToOf', { name: product.name, count: product.available })}
            onClick={() => onSet(product.available)}
          >
            {t('notice.setTo', { count: product.available })}
          </TextButton>
        </div>
      )}
      {priceWas !== undefined && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Note tone={priceWas < price ? 'warn' : 'good'}>{t('notice.was', { price: money(priceWas), now: money(price) })}</Note>
          {quantity <= product.available && (
            <TextButton
              className="font-medium"
              aria-label={t('notice.acceptOf', { name: product.name, price: money(price) })}
              onClick={() => onSet(quantity)}
            >
              {t('notice.accept', { price: money(price) })}
            </TextButton>
          )}
        </div>
      )}
    </>
  )
}

const tones = { bad: 'text-bad', warn: 'text-warn', good: 'text-good' }

function Note({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return <p className={`text-sm ${tones[tone]}`}>{children}</p>
}

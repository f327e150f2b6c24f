import type { NoScriptVisit, ShownOrder } from '#contract/no-script.ts'
import type { Summary } from '#contract/orders.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { TermsNote } from '#web/features/checkout/terms-note.tsx'
import { Costs } from '#web/features/orders/costs.tsx'
import { knowsArrival } from '#web/features/orders/status.ts'
import { useDays } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { localPath } from '#web/lib/locale-path.ts'
import type { Posted } from '#contract/rendered-page.ts'
import { useRefusalText } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Check } from '#web/ui/check.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { columns } from './checkout-skeleton.tsx'
import { isGuestLimit } from './guest-limit.ts'
import { NoScriptGift } from './no-script-gift.tsx'
import { NoScriptDetails } from './no-script-details.tsx'
import { Section } from './section.tsx'
import { SummaryLine } from './summary-line.tsx'

export interface NoScriptCheckoutProps {
  visit: NoScriptVisit | null
  posted: Posted | null
}

/** The checkout without script: one form, with cash on delivery as the payment. */
export function NoScriptCheckout({ visit, posted }: NoScriptCheckoutProps) {
  const t = useText('checkout')
  const own = useText('no-script')
  const summary = visit?.summary
  if (!visit || !summary) {
    return (
      <>
        {posted?.code === 'IDEMPOTENCY_KEY_IS_USED' && (
          <div className="mb-8">
            <Alert tone="bad">{own('checkout.ordered')}</Alert>
          </div>
        )}
        <p className="mb-5 text-lg">{visit && visit.cart.items.length > 0 ? own('checkout.problems') : t('empty.text')}</p>
        <ButtonLink to={urls.cart()}>{t('empty.cart')}</ButtonLink>
      </>
    )
  }
  return (
    <form method="post" action={localPath(urls.checkout())} className={columns}>
      <div>
        <Problem visit={visit} posted={posted} />
        <NoScriptDetails customer={visit.customer} posted={posted} />
        <Methods summary={summary} />
        <Section title={t('sections.payment')}>
          {summary.paymentMethods.includes('COD') ? (
            <>
              <p className="font-medium">{t('payments.COD.name')}</p>
              <p>{t('payments.COD.text')}</p>
            </>
          ) : (
            <p className="font-medium">{own('checkout.noCash')}</p>
          )}
          <p className="mt-1 text-sm text-quiet">{own('checkout.cash')}</p>
        </Section>
        {summary.needsWaiver && (
          <div className="mb-6">
            <Check
              name="waivesWithdrawal"
              value="1"
              label={t('waiver.label')}
              required
              defaultChecked={posted?.values['waivesWithdrawal'] === '1'}
            />
          </div>
        )}
        <NoScriptGift summary={summary} posted={posted} />
        <TextArea
          name="note"
          label={t('note.label')}
          mark={t('note.optional')}
          hint={t('note.hint')}
          maxLength={limits.order.buyerNoteMax}
          defaultValue={posted?.values['note']}
          className="mb-10"
        />
      </div>
      <aside aria-label={t('summary.title')} className="lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6">
        <NoScriptSummary summary={summary} visit={visit} />
      </aside>
    </form>
  )
}

/** Refusals for which the form no longer shows what can be ordered. */
const isChange = new Set<string>([
  'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
  'ERROR_IN_ORDER_CREATION',
  'IDEMPOTENCY_KEY_IS_USED',
])

function Problem({ visit: { cart, summary }, posted }: { visit: NoScriptVisit; posted: Posted | null }) {
  const t = useText('checkout')
  const own = useText('no-script')
  const errors = useRefusalText()
  const isBlocked = Object.keys(summary?.problems ?? {}).length > 0 || (summary?.products.length ?? 0) < cart.items.length
  const code = posted?.code ?? null
  if (code === null && !isBlocked) return null
  const text =
    code === 'INVALID_INPUT' || code === null
      ? own(code === null ? 'checkout.problems' : 'checkout.check')
      : isGuestLimit(code, posted?.errors ?? null)
        ? t('failed.guestLimit')
        : isChange.has(code)
          ? own('checkout.changed')
          : errors(code)
  return (
    <div className="mb-8">
      <Alert tone="bad">{text}</Alert>
    </div>
  )
}

function Methods({ summary }: { summary: Summary }) {
  const { shippingMethods, shippingMethod } = summary
  const t = useText('checkout')
  const money = useMoney()
  const days = useDays()
  return (
    <Section title={t('sections.method')}>
      {shippingMethods.length === 0 && <Alert tone="bad">{t('methods.none')}</Alert>}
      <div role="radiogroup" aria-label={t('sections.method')}>
        {shippingMethods.map(({ code, name, price, deliveryFrom, deliveryTo }) => (
          <RadioCard
            key={code}
            name="shippingMethod"
            value={code}
            defaultChecked={code === shippingMethod}
            title={name}
            text={knowsArrival(summary) ? t('methods.arrives', { days: days(deliveryFrom, deliveryTo) }) : t('methods.later')}
            end={price === 0 ? t('methods.free') : money(price)}
          />
        ))}
      </div>
    </Section>
  )
}

function NoScriptSummary({ summary, visit }: { summary: Summary; visit: NoScriptVisit }) {
  const t = useText('checkout')
  const own = useText('no-script')
  const money = useMoney()
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="display text-xl">{t('summary.title')}</h2>
        <TextLink to={urls.cart()} className="inline-flex min-h-11 items-center text-sm">
          {t('summary.edit')}
        </TextLink>
      </div>
      <ul className="mb-4 grid gap-4">
        {summary.products.map((line) => (
          <li key={line.variantId}>
            <SummaryLine line={line} was={visit.cart.items.find(({ variantId }) => variantId === line.variantId)?.priceWas} />
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-4">
        <Costs of={summary} />
      </div>
      <div className="mt-5">
        <TermsNote />
      </div>
      <input type="hidden" name="attempt" value={visit.attempt} />
      <input type="hidden" name="shown" value={JSON.stringify(shownOf(summary))} />
      {summary.paymentMethods.includes('COD') && (
        <Button type="submit" className="w-full text-lg">
          {t('place.onDelivery', { total: money(summary.totalCost) })}
        </Button>
      )}
      <Button type="submit" look="secondary" name="update" value="1" formNoValidate className="mt-3 w-full">
        {own('checkout.update')}
      </Button>
      <p className="mt-2 text-sm text-quiet">{own('checkout.updateWhy')}</p>
    </>
  )
}

/** The shown order. Gift quantities aren't sent, since the server adds gifts itself. */
const shownOf = ({ products, productCost, shippingCost, totalCost }: Summary): ShownOrder => ({
  products: products
    .map(({ productId, variantId, quantity, giftQuantity, price, backOrder }) => ({
      productId,
      variantId,
      quantity: quantity - giftQuantity,
      price,
      ...(backOrder && { backOrdered: backOrder.quantity }),
    }))
    .filter(({ quantity }) => quantity > 0),
  productCost,
  shippingCost,
  totalCost,
})

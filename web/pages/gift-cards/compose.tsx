import { type SyntheticEvent, useRef } from 'react'
import type { Product } from '#contract/product.ts'
import { GiftCardArt } from '#web/features/gift-cards/gift-card-art.tsx'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Amounts } from './amounts.tsx'
import { Designs } from './designs.tsx'
import { Preview } from './preview.tsx'
import { Recipient } from './recipient.tsx'
import { useCompose } from './use-compose.ts'
import { When } from './when.tsx'

/** A preview of the card, and the fields that define it. */
export function Compose({ product }: { product: Product }) {
  const t = useText('gift-cards')
  const money = useMoney(true)
  const form = useRef<HTMLFormElement>(null)
  const compose = useCompose(product)
  const { values, price, busy } = compose
  const amount = price > 0 ? money(price) : '—'
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void compose.submit().then((wrong) => wrong && form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus())
  }
  return (
    <div className="mt-8 grid gap-8 lg:mt-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start lg:gap-14">
      <div className="grid gap-6 lg:sticky lg:top-24">
        <GiftCardArt design={values.design} amount={amount} name={values.recipientName} />
        <div className="hidden lg:block">
          <Preview values={values} amount={amount} />
        </div>
      </div>
      <form ref={form} noValidate onSubmit={send} aria-label={t('form')} className="grid gap-7">
        <Amounts product={product} compose={compose} />
        <Designs compose={compose} />
        <Recipient compose={compose} />
        <When compose={compose} />
        <div className="lg:hidden">
          <Preview values={values} amount={amount} />
        </div>
        <div>
          <Button type="submit" busy={busy} data-replay="" className="w-full">
            {price > 0 ? t('add', { amount }) : t('addPlain')}
          </Button>
          <p className="mt-3 text-sm text-quiet">{t('fine')}</p>
          <noscript>
            <p className="mt-3 text-sm">{t('noScript')}</p>
          </noscript>
        </div>
      </form>
    </div>
  )
}

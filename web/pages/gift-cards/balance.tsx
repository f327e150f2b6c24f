import { type SyntheticEvent, useState } from 'react'
import type { GiftCard } from '#contract/credit.ts'
import { urls } from '#contract/urls.ts'
import { call } from '#web/lib/call.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'

/** Shows a gift card's balance by its code. */
export function Balance() {
  const t = useText('gift-cards')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [code, setCode] = useState('')
  const [card, setCard] = useState<GiftCard | null>(null)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setCard(null)
    if (code.trim().length >= 4) void run(async () => setCard(await call('POST /gift-cards/check', { code })))
  }
  return (
    <section aria-labelledby="balance" className="rounded-card bg-studio p-5 md:p-8">
      <h2 id="balance" className="display text-xl">
        {t('balance.title')}
      </h2>
      <p className="mt-1 text-quiet">{t('balance.text')}</p>
      <form noValidate onSubmit={send} className="mt-5 grid gap-4">
        <Field
          label={t('balance.code')}
          error={error === null ? undefined : errorMessage(error)}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputClass="uppercase"
        />
        <Button type="submit" look="secondary" busy={busy} className="w-full md:w-auto md:justify-self-start">
          {t('balance.check')}
        </Button>
      </form>
      <div role="status">{card && <Left card={card} />}</div>
      <p className="mt-4 text-sm text-quiet">
        {t('balance.spend')}{' '}
        <TextLink to={urls.credit()} className="inline-flex min-h-11 items-center">
          {t('balance.add')}
        </TextLink>
      </p>
    </section>
  )
}

function Left({ card: { balance, expiresAt } }: { card: GiftCard }) {
  const t = useText('gift-cards')
  const money = useMoney()
  const date = useDate()
  return (
    <p className="mt-4">
      <span className="display block text-2xl">{money(balance)}</span>
      <span className="text-sm text-quiet">{expiresAt ? t('balance.until', { date: date(expiresAt) }) : t('balance.always')}</span>
    </p>
  )
}

import type { Summary } from '#contract/orders.ts'
import { limits } from '#contract/limits.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { useFieldButton } from '#web/ui/use-field-button.ts'
import { GiftCardCode } from './gift-card-code.tsx'
import type { CheckoutState } from './use-checkout.ts'

export interface CreditFieldProps {
  checkout: CheckoutState
  summary: Summary
}

/** The customer's store credit, the gift cards entered, and a field for another one. Needs the group "credit". */
export function CreditField({ checkout: { credit }, summary }: CreditFieldProps) {
  const t = useText('credit')
  const money = useMoney()
  const { isOpen, close, button } = useFieldButton()
  const { cards, setCards } = credit
  const own = summary.storeCredit ?? 0
  return (
    <div className="grid justify-items-start gap-2">
      {own > 0 && (
        <Check
          label={t('own', { amount: money(own) })}
          hint={t('ownHint')}
          checked={credit.useCredit}
          onChange={(event) => credit.setUseCredit(event.target.checked)}
        />
      )}
      {cards.length > 0 && (
        <ul className="grid w-full gap-2">
          {cards.map(({ token, last4, balance }) => (
            <li key={token} className="flex min-h-12 items-center justify-between gap-3 rounded-input border border-line bg-surface ps-4">
              <span>{t('balance', { last4, balance: money(balance) })}</span>
              <button
                type="button"
                aria-label={t('remove', { last4 })}
                onClick={() => setCards(cards.filter((card) => card.token !== token))}
                className="grid size-11 shrink-0 place-items-center text-quiet hover:text-ink"
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <GiftCardCode
          onCard={(card) => {
            setCards([...cards.filter(({ last4 }) => last4 !== card.last4), card])
            close()
          }}
          onClose={close}
        />
      ) : (
        cards.length < limits.order.giftCardsMax && <TextButton {...button}>{t(cards.length > 0 ? 'another' : 'use')}</TextButton>
      )}
    </div>
  )
}

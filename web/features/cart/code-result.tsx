import type { CodeOutcome } from '#contract/promotions.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'

interface CodeResultProps {
  code: string
  /** Undefined while the call is pending. */
  outcome: CodeOutcome | undefined
  onRemove: () => void
}

/** A code that was entered: applied, or the reason why not. */
export function CodeResult({ code, outcome, onRemove }: CodeResultProps) {
  const t = useText('promo-codes')
  const isBad = outcome !== undefined && outcome.reason !== null
  return (
    <div className="flex items-start gap-2 text-sm">
      <p className="min-w-0 grow py-2.5">
        <span className={`font-semibold break-all ${isBad ? 'text-quiet line-through' : ''}`}>{code}</span>{' '}
        {outcome?.reason === null && <span className="text-good">{t('isApplied')}</span>}
        {isBad && <Why outcome={outcome} />}
      </p>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('remove', { code })}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-studio"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}

function Why({ outcome: { reason, missingAmount, missingQuantity } }: { outcome: CodeOutcome }) {
  const t = useText('promo-codes')
  const money = useMoney()
  if (reason === null) return null
  const text =
    reason === 'MIN_SUBTOTAL'
      ? t('reasons.MIN_SUBTOTAL', { amount: money(missingAmount ?? 0) })
      : reason === 'MIN_QUANTITY'
        ? t('reasons.MIN_QUANTITY', { count: missingQuantity ?? 0 })
        : t(`reasons.${reason}`)
  return <span className="block text-bad">{text}</span>
}

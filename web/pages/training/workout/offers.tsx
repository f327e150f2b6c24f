import type { RecordOffer } from '#contract/training/workouts.ts'
import { mainLifts } from '#contract/lifts.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAmounts } from '#web/features/training/use-amounts.ts'

interface OffersProps {
  offers: RecordOffer[]
  performedOn: string
  onSaved: () => Promise<void>
}

/** Sets that beat a record. They become records only if the member confirms it. */
export function Offers({ offers, performedOn, onSaved }: OffersProps) {
  const t = useText('training')
  return (
    <section className="rounded-card bg-ink p-5 text-ground">
      <h2 className="font-semibold">{t('offers.title')}</h2>
      <ul className="mt-3 grid gap-4">
        {offers.map((offer) => (
          <Offer key={offer.lift} offer={offer} performedOn={performedOn} onSaved={onSaved} />
        ))}
      </ul>
    </section>
  )
}

function Offer({ offer: { lift, weight, reps, best }, performedOn, onSaved }: { offer: RecordOffer } & Omit<OffersProps, 'offers'>) {
  const t = useText('training')
  const amounts = useAmounts()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const keyOf = useIdempotencyKey()
  const main = mainLifts.find((name) => name === lift)
  const name = main ? t(`lifts.${main}`) : lift.charAt(0).toLocaleUpperCase() + lift.slice(1)
  const shown = amounts.weight(weight)
  const save = () =>
    void run(async () => {
      const note = reps > 1 ? t('offers.note', { count: reps }) : ''
      const input = { lift, value: weight, performedOn, note }
      await signed('POST /records', input, { idempotencyKey: keyOf(input) })
      toast('success', t('offers.saved', { lift: name, weight: shown }))
      await onSaved()
    })
  return (
    <li>
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="display text-2xl">
            {name} {shown}
          </p>
          <p className="text-sm">
            {best === null
              ? t('offers.first', { lift: name })
              : t('offers.beats', { gain: amounts.weight(weight - best), best: amounts.weight(best) })}
          </p>
        </div>
        <Button look="inverse" busy={busy} aria-label={t('offers.saveOne', { lift: name, weight: shown })} onClick={save}>
          {t('offers.save')}
        </Button>
      </div>
    </li>
  )
}

import type { FormEvent } from 'react'
import type { Product, Variant } from '#contract/catalogue.ts'
import { type Choice, choicesOf, type OptionChoices } from '#web/features/catalogue/variants.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'

/** What there is to choose. A real form, so that a choice works before the script arrives; the address keeps it. */
export function Options({ product, variant }: { product: Product; variant: Variant }) {
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement) {
      goTo(`?${new URLSearchParams({ variant: submitter.value })}`, { replace: true, preventScrollReset: true })
    }
  }
  return (
    <form method="get" onSubmit={choose} className="grid gap-5">
      {choicesOf(product, variant).map((option) => (
        <Option key={option.name} option={option} />
      ))}
    </form>
  )
}

function Option({ option: { name, choices } }: { option: OptionChoices }) {
  const chosen = choices.find((choice) => choice.chosen)
  return (
    <fieldset>
      <legend className="mb-2 text-sm">
        <span className="font-medium">{name}</span> <span className="text-quiet">{chosen?.value}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <ChoiceButton key={choice.value} choice={choice} />
        ))}
      </div>
    </fieldset>
  )
}

const look = 'min-h-11 min-w-11 rounded-input border px-4 text-sm font-medium transition-colors'

const looks = {
  chosen: 'border-ink bg-ink text-ground',
  available: 'border-line bg-surface hover:border-ink',
  soldOut: 'border-line border-dashed text-quiet hover:border-ink',
  missing: 'cursor-not-allowed border-line border-dashed text-quiet',
}

/** What is sold out can be chosen, to be notified. A value that goes with nothing chosen before it can only be read. */
function ChoiceButton({ choice: { value, chosen, available, variantId } }: { choice: Choice }) {
  const t = useText('product-details')
  const exists = variantId !== null
  const colours = chosen ? looks.chosen : available ? looks.available : exists ? looks.soldOut : looks.missing
  return (
    <button
      type={exists ? 'submit' : 'button'}
      name="variant"
      value={variantId ?? ''}
      aria-pressed={chosen}
      aria-disabled={exists ? undefined : true}
      title={available ? undefined : exists ? t('options.soldOut') : t('options.unavailable')}
      className={`${look} ${colours} ${available ? '' : 'line-through'}`}
    >
      {value}
    </button>
  )
}

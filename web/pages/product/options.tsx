import type { FormEvent } from 'react'
import type { Product, Size, Variant } from '#contract/product.ts'
import { type Choice, choicesOf, type OptionChoices } from '#web/features/catalogue/variants.ts'
import { labelOf } from '#web/lib/labels.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { isSizeOption } from './offer.ts'
import { SizeGuideButton } from './size-guide-button.tsx'

interface OptionsProps {
  product: Product
  variant: Variant
  /** The option that has to be chosen first. */
  open: string | undefined
  /** Someone wanted to buy without that. */
  isAsked: boolean
  sizeGuide: string | null
}

/** What there is to choose. A real form, so that a choice works before the script arrives; the address keeps it. */
export function Options({ product, variant, open, isAsked, sizeGuide }: OptionsProps) {
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement) {
      goTo(`?${new URLSearchParams({ [submitter.name]: submitter.value })}`, { replace: true, preventScrollReset: true })
    }
  }
  const choices = choicesOf(product, variant)
  return (
    <form method="get" onSubmit={choose} className="grid gap-5">
      {choices.map((option) => {
        const isSize = isSizeOption(option.name)
        const isOpen = option.name === open
        return (
          <Option
            key={option.name}
            option={isOpen ? withoutChoice(option) : option}
            only={choices.length === 1}
            field={isOpen || open === undefined ? 'variant' : 'shown'}
            sizes={isSize ? (product.sizes ?? []) : []}
            isOpen={isOpen}
            isAsked={isOpen && isAsked}
            sizeGuide={isSize ? sizeGuide : null}
          />
        )
      })}
    </form>
  )
}

const withoutChoice = (option: OptionChoices): OptionChoices => ({
  ...option,
  choices: option.choices.map((choice) => ({ ...choice, chosen: false })),
})

interface OptionProps {
  option: OptionChoices
  /** There is no other option. */
  only: boolean
  field: string
  sizes: Size[]
  isOpen: boolean
  isAsked: boolean
  sizeGuide: string | null
}

function Option({ option: { name, choices, swatches }, only, field, sizes, isOpen, isAsked, sizeGuide }: OptionProps) {
  const t = useText('product-details')
  const chosen = choices.find((choice) => choice.chosen)
  return (
    <fieldset id={isOpen ? 'open-option' : undefined}>
      <legend className="mb-2 flex w-full flex-wrap items-center gap-x-2 text-sm">
        <span className="font-medium">{labelOf(name)}</span>
        {chosen && <span className="text-quiet">{labelOf(chosen.value)}</span>}
        {(sizes.length > 0 || sizeGuide !== null) && <SizeGuideButton sizes={sizes} own={sizeGuide} />}
      </legend>
      {isAsked && (
        <p role="alert" className="mb-2 text-sm font-medium text-bad">
          {t(isSizeOption(name) ? 'options.chooseFirst' : 'options.chooseAnyFirst')}
        </p>
      )}
      <div className={sizes.some(isConverted) ? 'grid grid-cols-3 gap-2 sm:grid-cols-4' : 'flex flex-wrap gap-2'}>
        {choices.map((choice, index) => (
          <ChoiceButton
            key={choice.value}
            choice={choice}
            field={field}
            only={only}
            swatch={swatches?.[index]}
            size={sizes.find(({ value }) => value === choice.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const look = 'min-h-11 min-w-11 rounded-input border text-sm font-medium transition-colors'

/** Whether a size is also said in those of other countries: such buttons stand in columns. */
const isConverted = ({ value, eu, us }: Size): boolean => Boolean(eu && us) && value.startsWith('EU')

const looks = {
  chosen: 'border-ink bg-ink text-ground',
  available: 'border-line bg-surface hover:border-ink',
  soldOut: 'border-line border-dashed text-quiet hover:border-ink',
  missing: 'cursor-not-allowed border-line border-dashed text-quiet',
}

interface ChoiceButtonProps {
  choice: Choice
  field: string
  only: boolean
  swatch?: string
  size?: Size
}

/** What is sold out can be chosen, to be notified. A value that goes with nothing chosen before it can only be read. */
function ChoiceButton({ choice: { value, chosen, available, variantId }, field, only, swatch, size }: ChoiceButtonProps) {
  const t = useText('product-details')
  const exists = variantId !== null
  const colors = chosen ? looks.chosen : available ? looks.available : exists ? looks.soldOut : looks.missing
  const missing = only ? t('options.notSold') : t('options.unavailable')
  return (
    <button
      type={exists ? 'submit' : 'button'}
      name={field}
      value={variantId ?? ''}
      aria-pressed={chosen}
      aria-disabled={exists ? undefined : true}
      title={available ? undefined : exists ? t('options.soldOut') : missing}
      className={`${look} ${colors} ${size && isConverted(size) ? 'px-1 py-1.5' : 'px-4'} ${available ? '' : 'line-through'} ${swatch ? 'inline-flex items-center gap-2' : ''}`}
    >
      {swatch && <Swatch color={swatch} />}
      {labelOf(value)}
      {size && isConverted(size) && (
        <span className={`block text-xs font-normal ${chosen ? '' : 'text-quiet'}`}>{`US ${size.us} · UK ${size.uk}`}</span>
      )}
    </button>
  )
}

/** A dot in a color of the product, with a hairline that shows it on a ground of the same color. */
function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 20 20" className="-ms-1 size-5 shrink-0" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={color} className="stroke-quiet" strokeWidth="1" />
    </svg>
  )
}

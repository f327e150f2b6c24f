import type { ReactNode } from 'react'
import type { Size } from '#contract/product.ts'
import { labelOf } from '#web/lib/labels.ts'
import { useText } from '#web/lib/text.ts'
import type { Choice, OptionChoices } from './variants.ts'

/** An option with no value chosen. */
export const withoutChoice = (option: OptionChoices): OptionChoices => ({
  ...option,
  choices: option.choices.map((choice) => ({ ...choice, chosen: false })),
})

interface OptionProps {
  option: OptionChoices
  /** There are no other options. */
  only: boolean
  field: string
  sizes: Size[]
  /** The customer must choose it first. */
  isOpen: boolean
  openId?: string
  /** The customer tried to buy without choosing it. */
  isMissing: boolean
  /** Shown beside the option's name. */
  children?: ReactNode
}

/** An option with its values as submit buttons. The value of `field` is the variant each leads to. Needs the group "product-details". */
export function Option({
  option: { name, choices, swatches },
  only,
  field,
  sizes,
  isOpen,
  openId = 'open-option',
  isMissing,
  children,
}: OptionProps) {
  const t = useText('product-details')
  const chosen = choices.find((choice) => choice.chosen)
  return (
    <fieldset id={isOpen ? openId : undefined}>
      <legend className="mb-2 flex w-full flex-wrap items-center gap-x-2 text-sm">
        <span className="font-medium">{labelOf(name)}</span>
        {chosen && <span className="text-quiet">{labelOf(chosen.value)}</span>}
        {children}
      </legend>
      {isMissing && (
        <p role="alert" className="mb-2 text-sm font-medium text-bad">
          {t('options.chooseFirst', { option: labelOf(name).toLowerCase() })}
        </p>
      )}
      <div className={sizes.some(isConverted) ? 'grid grid-cols-3 gap-2' : 'flex flex-wrap gap-2'}>
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

// The scroll margin leaves room for the sticky header and for the text above that asks to choose.
const look = 'min-h-11 min-w-11 scroll-mt-20 rounded-input border text-sm font-medium transition-colors'

/** Whether a size is also shown in other countries' systems; such buttons are laid out in columns. */
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

/** A sold-out value can be chosen, to set a stock alert. A value that doesn't exist with the previous choices is disabled. */
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

/** A dot in a color of the product, with a hairline so that it's visible on a background of the same color. */
function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 20 20" className="-ms-1 size-5 shrink-0" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={color} className="stroke-quiet" strokeWidth="1" />
    </svg>
  )
}

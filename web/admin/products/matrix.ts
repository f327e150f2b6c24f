import { type DraftOption, type DraftVariant, emptyVariant, type ProductDraft } from './draft.ts'

interface MatrixRow {
  /** "Black", or "Black, Slim". */
  label: string
  swatch: string | undefined
  choice: Record<string, string>
  /** The variant in each column; undefined if that combination doesn't exist. */
  variants: (DraftVariant | undefined)[]
}
export interface Matrix {
  rowName: string
  columns: string[]
  columnName: string | null
  rows: MatrixRow[]
}

const isChoice = (variant: DraftVariant, choice: Record<string, string>): boolean =>
  Object.entries(choice).every(([name, value]) => variant.options[name] === value)

/** Variants as rows and columns: the second option across, all others down. */
export function matrixOf({ options, variants }: Pick<ProductDraft, 'options' | 'variants'>): Matrix {
  const [first, second, ...more] = options
  const down = [first, ...more].filter((option) => option !== undefined)
  const columns = second?.values ?? ['']
  const rows = combinations(down).map((choice) => ({
    label: Object.values(choice).join(', '),
    swatch: swatchOf(first, choice),
    choice,
    variants: columns.map((value) => variants.find((variant) => isChoice(variant, second ? { ...choice, [second.name]: value } : choice))),
  }))
  return { rowName: down.map(({ name }) => name).join(', '), columns, columnName: second?.name ?? null, rows }
}

const swatchOf = (option: DraftOption | undefined, choice: Record<string, string>): string | undefined =>
  option?.swatches?.[option.values.indexOf(choice[option.name] ?? '')]

/** Every combination of the values of these options. */
function combinations(options: DraftOption[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (choices, { name, values }) => choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  )
}

/** An option value as part of a SKU: "Moss green" is MOSS-GREEN. */
const skuPart = (value: string): string =>
  value
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** A SKU for a new variant, with the same stem as the others. */
function skuFor(variants: DraftVariant[], choice: Record<string, string>): string {
  const like = variants.find(({ sku }) => sku !== '')
  if (!like) return ''
  const parts = Object.values(like.options).map(skuPart)
  const stem = parts.reduceRight((sku, part) => (part && sku.endsWith(`-${part}`) ? sku.slice(0, -part.length - 1) : sku), like.sku)
  return [stem, ...Object.values(choice).map(skuPart)].filter(Boolean).join('-').slice(0, 60)
}

/** The draft with all combinations of these options: existing variants stay, new ones are copied from the most similar. */
export function withOptions(draft: ProductDraft, options: DraftOption[]): ProductDraft {
  const variants = combinations(options).map((choice) => {
    const same = draft.variants.find((variant) => isChoice(variant, choice) && Object.keys(variant.options).length === options.length)
    if (same) return same
    // For a new option, existing variants get its first value.
    const grown = draft.variants.find(
      (variant) => Object.entries(variant.options).every(([name, value]) => choice[name] === value) && isFirstOf(options, variant, choice),
    )
    if (grown) return { ...grown, options: choice }
    return { ...emptyVariant(draft.variants[0]), options: choice, sku: skuFor(draft.variants, choice) }
  })
  const photos = draft.photos.map((photo) => (isShown(options, photo.options) ? photo : { ...photo, options: {} }))
  return { ...draft, options, variants, photos }
}

const isFirstOf = (options: DraftOption[], variant: DraftVariant, choice: Record<string, string>): boolean =>
  options.filter(({ name }) => !(name in variant.options)).every(({ name, values }) => choice[name] === values[0]) &&
  Object.keys(variant.options).length < options.length

const isShown = (options: DraftOption[], choice: Record<string, string>): boolean =>
  Object.entries(choice).every(([name, value]) => options.find((option) => option.name === name)?.values.includes(value))

/** The draft without an option. Of variants that differed only in it, the first stays. */
export function withoutOption(draft: ProductDraft, name: string): ProductDraft {
  const options = draft.options.filter((option) => option.name !== name)
  const variants = draft.variants.map((variant) => ({
    ...variant,
    options: Object.fromEntries(Object.entries(variant.options).filter(([key]) => key !== name)),
  }))
  const first = variants.filter((variant, at) => variants.findIndex((other) => isChoice(other, variant.options)) === at)
  return withOptions({ ...draft, variants: first }, options)
}

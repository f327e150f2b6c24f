import type { Video } from '#contract/media.ts'
import type { Product, Variant } from '#contract/product.ts'
import type { LengthUnit } from '#contract/units.ts'
import { photosOf } from '#web/features/catalogue/variants.ts'

/** A picture of the gallery: a photograph, or the size drawing, which has an address for each theme. */
export interface Slide {
  url: string
  alt: string
  width: number
  height: number
  blur?: string
  /** The picture for the dark theme. */
  dark?: string
  /** The video whose poster this is. */
  video?: Video
}

interface Wording {
  unit: LengthUnit
  locale: string
  /** The drawing's alternative text, with measures such as "200 x 280 mm". */
  drawing: (measures: string) => string
}

function measuresOf(
  { width, height, depth, by = {} }: NonNullable<Product['dimensions']>,
  variant: Variant | undefined,
  { unit, locale }: Pick<Wording, 'unit' | 'locale'>,
): string {
  const own: Partial<Record<'width' | 'height' | 'depth', number>> = Object.assign(
    { width, height, depth },
    ...Object.entries(by).map(([name, values]) => values[variant?.options[name] ?? ''] ?? {}),
  )
  const numbers = [own.width, own.height, own.depth].filter((one) => one !== undefined)
  const lengths = numbers.map((mm) => lengthIn(locale, unit, mm)).join(' x ')
  // Keeps only the last unit.
  return lengths.replace(/[^\p{N}]+(?= x )/gu, '')
}

/** Formatters are expensive to create and to use, and many products share measures, so both are cached. */
const formats = new Map<string, Intl.NumberFormat>()
const written = new Map<string, string>()
const writtenMax = 5000

function lengthIn(locale: string, length: LengthUnit, mm: number): string {
  const key = `${locale} ${length} ${mm}`
  let text = written.get(key)
  if (text === undefined) {
    if (written.size >= writtenMax) written.clear()
    written.set(key, (text = formatOf(locale, length).format(length === 'in' ? mm / 25.4 : mm)))
  }
  return text
}

function formatOf(locale: string, length: LengthUnit): Intl.NumberFormat {
  const unit = length === 'in' ? 'inch' : 'millimeter'
  let intl = formats.get(locale + unit)
  if (!intl) {
    intl = new Intl.NumberFormat(locale, { style: 'unit', unit, useGrouping: false, maximumFractionDigits: 1 })
    formats.set(locale + unit, intl)
  }
  return intl
}

const drawingSide = 800

/** The gallery of a variant: its photographs, and the size drawing. */
export function slidesOf(product: Product, variant: Variant | undefined, { unit, locale, drawing }: Wording): Slide[] {
  const photos: Slide[] = photosOf(product, variant)
  if (!product.dimensions) return photos
  const query = `units=${unit === 'in' ? 'imperial' : 'metric'}${variant ? `&variant=${variant.id}` : ''}`
  const at = (theme: string) => `/drawings/${product.meta.friendlyPageName}.svg?theme=${theme}&${query}`
  return [
    ...photos,
    {
      url: at('light'),
      dark: at('dark'),
      alt: drawing(measuresOf(product.dimensions, variant, { unit, locale })),
      width: drawingSide,
      height: drawingSide,
    },
  ]
}

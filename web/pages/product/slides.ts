import type { Product, Variant } from '#contract/product.ts'
import type { LengthUnit } from '#contract/units.ts'
import { photosOf } from '#web/features/catalogue/variants.ts'

/** A picture of the gallery: a photograph, or the drawing of size, which has an address for each theme. */
export interface Slide {
  url: string
  alt: string
  width: number
  height: number
  blur?: string
  /** The same for the dark theme. */
  dark?: string
}

interface Wording {
  unit: LengthUnit
  /** What the drawing shows in words, with measures such as "200 x 280 mm". */
  drawing: (measures: string) => string
}

function measuresOf(
  { width, height, depth, by = {} }: NonNullable<Product['dimensions']>,
  variant: Variant | undefined,
  unit: LengthUnit,
): string {
  const own: Partial<Record<'width' | 'height' | 'depth', number>> = Object.assign(
    { width, height, depth },
    ...Object.entries(by).map(([name, values]) => values[variant?.options[name] ?? ''] ?? {}),
  )
  const numbers = [own.width, own.height, own.depth].filter((one) => one !== undefined)
  return unit === 'in' ? `${numbers.map((mm) => Math.round(mm / 2.54) / 10).join(' x ')} in` : `${numbers.join(' x ')} mm`
}

const drawingSide = 800

/** What the gallery shows of a variant: its photographs, and how large it is. */
export function slidesOf(product: Product, variant: Variant | undefined, { unit, drawing }: Wording): Slide[] {
  const photos: Slide[] = photosOf(product, variant)
  if (!product.dimensions) return photos
  const query = `units=${unit === 'in' ? 'imperial' : 'metric'}${variant ? `&variant=${variant.id}` : ''}`
  const at = (theme: string) => `/drawings/${product.meta.friendlyPageName}.svg?theme=${theme}&${query}`
  return [
    ...photos,
    {
      url: at('light'),
      dark: at('dark'),
      alt: drawing(measuresOf(product.dimensions, variant, unit)),
      width: drawingSide,
      height: drawingSide,
    },
  ]
}

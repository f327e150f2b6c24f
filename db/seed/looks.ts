import { brands } from './catalogue/brands.ts'
import { colors, type Color } from './catalogue/colors.ts'
import type { SeedLook, SeedProduct } from './types.ts'

/** One look of a product: its choice of options, and the names of its pictures. The studio renders these, and the shop shows them. */
export interface ProductLook {
  /** Values by option; empty if no choice changes the look. */
  choice: Record<string, string>
  look: SeedLook
  /** Main view, other side, detail: those that exist are in pictures.json. */
  names: [main: string, second: string, detail: string]
}

type Pictured = Pick<SeedProduct, 'slug' | 'brand' | 'options' | 'picture'> & { pictured?: string }

/** Every look of a product, the main picture's first. */
export function looksOf(product: Pictured): ProductLook[] {
  const deciding = decidingOptions(product)
  const main = mainChoice(product, deciding)
  const takes = crossed(deciding).map((choice) => takeOf(product, choice, isSame(choice, main)))
  return takes.sort((a, b) => Number(isSame(b.choice, main)) - Number(isSame(a.choice, main)))
}

/** The options that change the look: colors, printed text, and those with overrides in `picture.by`. */
function decidingOptions({ options, picture }: Pictured): Pictured['options'] {
  const label = picture.label ?? ''
  return options.filter(({ name }) => name === 'Color' || label.includes(`{${name}}`) || picture.by?.[name])
}

function mainChoice({ picture }: Pictured, deciding: Pictured['options']): Record<string, string> {
  return Object.fromEntries(
    deciding.map(({ name, values }) => {
      const painted = name === 'Color' ? values.find((value) => colors[value as Color] === picture.color) : undefined
      return [name, picture.main?.[name] ?? painted ?? values[0] ?? '']
    }),
  )
}

const crossed = (options: Pictured['options']): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (all, { name, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )

const isSame = (a: Record<string, string>, b: Record<string, string>): boolean => JSON.stringify(a) === JSON.stringify(b)

function takeOf(product: Pictured, choice: Record<string, string>, isMain: boolean): ProductLook {
  const slug = product.pictured ?? product.slug
  const base = [slug, ...Object.values(choice).map(slugged)].join('-')
  return {
    choice,
    look: lookOf(product, choice),
    names: isMain ? [`${slug}-1`, `${slug}-2`, `${slug}-3`] : [base, `${base}-2`, `${base}-3`],
  }
}

function lookOf({ brand, picture }: Pictured, choice: Record<string, string>): SeedLook {
  const { by = {}, main: _, label, ...usual } = picture
  const differing = Object.entries(choice).map(([name, value]) => ({
    ...(name === 'Color' && { color: colors[value as Color] }),
    ...by[name]?.[value],
  }))
  return { ...Object.assign({}, usual, ...differing), ...(label && { label: printed(label, brand, choice) }) }
}

/** "{Weight}" is the chosen weight, "{brand}" the brand in capitals, "{mark}" its short form. */
function printed(label: string, brand: string, choice: Record<string, string>): string {
  const { name = '', mark = '' } = brands.find(({ slug }) => slug === brand) ?? {}
  const words: Record<string, string> = { ...choice, brand: name.toUpperCase(), mark }
  return label.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '')
}

const slugged = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]+/g, '-')

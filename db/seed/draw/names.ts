import type { SeedProduct } from '../types.ts'

export const slugged = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The file names of a product's pictures in db/seed/pictures, without reading them. */
export function picturesOf(product: SeedProduct): { main: string; second: string; byColour: Record<string, string> } {
  const shades = product.options.find(({ name }) => name === 'Colour')?.values ?? []
  return {
    main: `${product.slug}-1.svg`,
    second: `${product.slug}-2.svg`,
    byColour: Object.fromEntries(shades.map((shade) => [shade, `${product.slug}-${slugged(shade)}.svg`])),
  }
}

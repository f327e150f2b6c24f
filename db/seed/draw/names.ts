import type { SeedProduct } from '../types.ts'

/** The picture files of a product: main view, second view, and one for each colour it comes in. */
export function picturesOf(product: SeedProduct): { main: string; second: string; byColour: Record<string, string> } {
  const colours = product.options.find((option) => option.name === 'Colour')?.values ?? []
  const byColour = Object.fromEntries(colours.map((colour) => [colour, `${product.slug}-${colour.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.svg`]))
  return { main: `${product.slug}-1.svg`, second: `${product.slug}-2.svg`, byColour }
}

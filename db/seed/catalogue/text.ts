import type { SeedProduct } from '../types.ts'

/** Splits a written text into paragraphs (between blank lines) and list items (lines that start with "- "). */
export const text = (written: string): string[] =>
  written
    .trim()
    .split(/\n\s*\n|\n(?=\s*- )/)
    .map((part) => part.trim().replace(/\s*\n\s*/g, ' '))

interface Filters {
  Material?:
    | 'Cast iron'
    | 'Steel'
    | 'Rubber'
    | 'Cork'
    | 'Foam'
    | 'Leather'
    | 'Cotton'
    | 'Polyester'
    | 'Nylon'
    | 'Recycled polyester'
    | 'Merino'
    | 'Plastic'
  Level?: 'All levels' | 'Beginner' | 'Intermediate' | 'Advanced'
  Goal?: 'Strength' | 'Endurance' | 'Mobility' | 'Recovery' | 'Everyday'
  Fit?: 'Women' | 'Men' | 'Unisex'
  Diet?: 'Vegan' | 'Vegetarian'
}

/** Rows of the attributes table; those of the first argument are also filters. */
export const facts = (filters: Filters, others: Record<string, string>): SeedProduct['attributes'] => [
  ...Object.entries(filters).map(([name, value]: [string, string]) => ({ name, value, filter: true as const })),
  ...Object.entries(others).map(([name, value]) => ({ name, value })),
]

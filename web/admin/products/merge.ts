import type { DraftVariant, ProductDraft } from './draft.ts'

/** A part of a product that two people can change without touching the other's: a field, or a cell of a variant. */
type Parts = Map<string, unknown>

const cellNames = ['sku', 'price', 'was', 'weight', 'barcode', 'content', 'stock', 'ahead', 'shipsOn', 'preOrder', 'components'] as const
/** Options and which variants there are belong together. */
const shape = 'options'

function partsOf({ variants, options, ...fields }: ProductDraft): Parts {
  const parts: Parts = new Map(Object.entries(fields))
  parts.set(shape, { options, variants: variants.map((variant) => ({ key: variant.key, options: variant.options })) })
  for (const variant of variants) for (const name of cellNames) parts.set(cellPart(variant.key, name), variant[name])
  return parts
}
const cellPart = (key: string, name: string): string => `variant ${key} ${name}`

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The names of the parts in which a draft differs. */
export function changedParts(base: ProductDraft, draft: ProductDraft): string[] {
  const before = partsOf(base)
  return [...partsOf(draft)].flatMap(([name, value]) => (isSame(before.get(name), value) ? [] : [name]))
}

/** Something that two people changed differently. */
export interface Conflict {
  part: string
  mine: unknown
  theirs: unknown
}

export interface Merge {
  /** Theirs, with what I changed. */
  draft: ProductDraft
  conflicts: Conflict[]
  /** What they changed and I didn't. */
  taken: string[]
}

/** What I wrote put on what someone else saved meanwhile. Mine stays where both changed the same. */
export function merge(base: ProductDraft, theirs: ProductDraft, mine: ProductDraft): Merge {
  const [before, there, here] = [partsOf(base), partsOf(theirs), partsOf(mine)]
  const changedHere = changedParts(base, mine)
  const changedThere = changedParts(base, theirs)
  const conflicts = changedHere
    // New stock is no conflict: what I typed is a change of it.
    .filter((part) => changedThere.includes(part) && !isSame(here.get(part), there.get(part)) && !part.endsWith(' stock'))
    .map((part) => ({ part, mine: here.get(part), theirs: there.get(part) }))
  const draft = changedHere.reduce((result, part) => withPart(result, part, mine), theirs)
  return { draft, conflicts, taken: changedThere.filter((part) => !changedHere.includes(part) && before.has(part)) }
}

/** A draft with a part of another one. */
export function withPart(draft: ProductDraft, part: string, from: ProductDraft): ProductDraft {
  if (part === shape) return { ...draft, options: from.options, variants: from.variants.map((variant) => cellsOf(draft, variant)) }
  const [, key, name] = /^variant (\S+) (\w+)$/.exec(part) ?? []
  if (key === undefined) return { ...draft, [part]: from[part as keyof ProductDraft] }
  const given = from.variants.find((variant) => variant.key === key)
  if (!given) return draft
  const cell = name as (typeof cellNames)[number]
  return { ...draft, variants: draft.variants.map((variant) => (variant.key === key ? { ...variant, [cell]: given[cell] } : variant)) }
}

/** Which variants there are comes from one, what their cells say from the other, where it has them. */
function cellsOf(draft: ProductDraft, variant: DraftVariant): DraftVariant {
  const known = draft.variants.find(({ key }) => key === variant.key)
  return known ? { ...known, options: variant.options } : variant
}

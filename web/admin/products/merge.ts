import type { DraftVariant, ProductDraft } from './draft.ts'
import { isDifference } from './stock-lines.ts'

/** The parts of a product that two people can change independently: fields, and cells of variants. */
type Parts = Map<string, unknown>

const cellNames = ['sku', 'price', 'was', 'weight', 'barcode', 'content', 'stock', 'ahead', 'shipsOn', 'preOrder', 'components'] as const
/** Options and the set of variants are one part. */
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

/** A part that two people changed to different values. */
export interface Conflict {
  part: string
  mine: unknown
  theirs: unknown
  /** The variant, if they removed it. */
  removed?: DraftVariant
}

interface Merge {
  /** Their draft with my changes. */
  draft: ProductDraft
  conflicts: Conflict[]
  /** The parts that they changed and I didn't. */
  adopted: string[]
}

/** Merges my draft with what someone else saved in the meantime. In a conflict, mine is kept, except that what they removed stays so. */
export function merge(base: ProductDraft, theirs: ProductDraft, mine: ProductDraft): Merge {
  const [before, there, here] = [partsOf(base), partsOf(theirs), partsOf(mine)]
  const changedHere = changedParts(base, mine)
  const changedThere = changedParts(base, theirs)
  const conflicts = changedHere
    .filter((part) => changedThere.includes(part) && !isSame(here.get(part), there.get(part)))
    // "+24" holds for any stock, unlike "30".
    .filter((part) => !(part.endsWith(' stock') && isDifference(String(here.get(part)))))
    .map((part) => ({ part, mine: here.get(part), theirs: there.get(part) }))
  const draft = changedHere.reduce((result, part) => withPart(result, part, mine), theirs)
  return {
    draft,
    conflicts: [...conflicts, ...removals(draft, mine, changedHere)],
    adopted: changedThere.filter((part) => !changedHere.includes(part) && before.has(part)),
  }
}

/** A conflict for each variant that they removed while I changed it. */
const removals = (draft: ProductDraft, mine: ProductDraft, changedHere: string[]): Conflict[] =>
  mine.variants.flatMap((removed) => {
    if (draft.variants.some(({ key }) => key === removed.key)) return []
    const part = changedHere.find((one) => one.startsWith(cellPart(removed.key, '')))
    return part === undefined ? [] : [{ part, mine: partsOf(mine).get(part), theirs: undefined, removed }]
  })

/** A draft with one part replaced from another draft. */
export function withPart(draft: ProductDraft, part: string, from: ProductDraft): ProductDraft {
  if (part === shape) return { ...draft, options: from.options, variants: from.variants.map((variant) => cellsOf(draft, variant)) }
  const [, key, name] = /^variant (\S+) (\w+)$/.exec(part) ?? []
  if (key === undefined) return { ...draft, [part]: from[part as keyof ProductDraft] }
  const source = from.variants.find((variant) => variant.key === key)
  if (!source) return draft
  const cell = name as (typeof cellNames)[number]
  return { ...draft, variants: draft.variants.map((variant) => (variant.key === key ? { ...variant, [cell]: source[cell] } : variant)) }
}

/** The set of variants comes from one draft, the cells from the other if it has the variant. */
function cellsOf(draft: ProductDraft, variant: DraftVariant): DraftVariant {
  const known = draft.variants.find(({ key }) => key === variant.key)
  return known ? { ...known, options: variant.options } : variant
}

import type { BackOrder } from '#contract/product.ts'

/** Which sentence says when something ships that isn't there yet, and its day: one that is over says nothing any more. */
export function laterOf({ isPreOrder, shipsOn }: BackOrder): { key: 'backOrder' | 'backOrderOn' | 'preOrderOn'; shipsOn: string } {
  if (shipsOn === null || shipsOn < new Date().toISOString().slice(0, 10)) return { key: 'backOrder', shipsOn: '' }
  return { key: isPreOrder ? 'preOrderOn' : 'backOrderOn', shipsOn }
}

/** What a small place says of it: a key of the group "common". */
export const laterBadge = ({ isPreOrder }: BackOrder): 'card.preOrder' | 'card.backOrder' =>
  isPreOrder ? 'card.preOrder' : 'card.backOrder'

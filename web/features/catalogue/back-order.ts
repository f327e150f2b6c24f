import type { BackOrder } from '#contract/product.ts'

/** The text key for something that ships later, and its date. A date that has passed is left out. */
export function laterOf({ isPreOrder, shipsOn }: BackOrder): { key: 'backOrder' | 'backOrderOn' | 'preOrderOn'; shipsOn: string } {
  if (shipsOn === null || shipsOn < new Date().toISOString().slice(0, 10)) return { key: 'backOrder', shipsOn: '' }
  return { key: isPreOrder ? 'preOrderOn' : 'backOrderOn', shipsOn }
}

/** The badge for something that ships later: a key of the group "common". */
export const laterBadge = ({ isPreOrder }: BackOrder): 'card.preOrder' | 'card.backOrder' =>
  isPreOrder ? 'card.preOrder' : 'card.backOrder'

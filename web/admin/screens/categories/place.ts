import type { StaffCategory } from '#web/admin/products/names.ts'

export interface Place {
  parentId: string | null
  position: number
}

/** Where Alt and an arrow key move a category: before or after its sibling, into the previous sibling, or out of its parent. */
export function placeAfterKey(categories: readonly StaffCategory[], category: StaffCategory, key: string): Place | undefined {
  const { parentId, position } = category
  const siblings = categories.filter((one) => one.parentId === parentId)
  if (key === 'ArrowUp') return position > 0 ? { parentId, position: position - 1 } : undefined
  if (key === 'ArrowDown') return position < siblings.length - 1 ? { parentId, position: position + 1 } : undefined
  if (key === 'ArrowRight') {
    const before = siblings[position - 1]
    return before && { parentId: before.id, position: categories.filter((one) => one.parentId === before.id).length }
  }
  const parent = categories.find(({ id }) => id === parentId)
  return key === 'ArrowLeft' && parent ? { parentId: parent.parentId, position: parent.position + 1 } : undefined
}

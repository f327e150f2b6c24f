import { useText } from '#web/lib/text.ts'
import { useWeights } from '#web/admin/ui/weights.ts'
import type { Cell, ProductDraft } from '#web/admin/products/draft.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'

type FieldName = Exclude<keyof ProductDraft, 'variants' | 'weightUnit'>

/** The label of a part of a product: a field, or a cell of a variant. */
export function usePartName({ draft, clash }: ProductEditor): (part: string) => string {
  const t = useText('admin-products')
  const { name: unit } = useWeights()
  return (part) => {
    const [, key, cell] = /^variant (\S+) (\w+)$/.exec(part) ?? []
    if (key === undefined) return t(`field.${part as FieldName}`)
    const removed = clash?.conflicts.map((conflict) => conflict.removed) ?? []
    const variant = [...draft.variants, ...removed].find((one) => one?.key === key)
    return [
      ...Object.values(variant?.options ?? {}),
      t(`cell.${cell as Cell | 'ahead' | 'shipsOn' | 'preOrder' | 'components'}`, { unit }),
    ].join(', ')
  }
}

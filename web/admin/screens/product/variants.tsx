import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { type Cell, cells } from '#web/admin/products/draft.ts'
import { matrixOf } from '#web/admin/products/matrix.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { useMay } from '#web/admin/session/session.ts'
import { useIsPhone } from '#web/admin/table/use-phone.ts'
import { MatrixPhone } from './matrix-phone.tsx'
import { MatrixTable } from './matrix-table.tsx'
import { OnePrice } from './one-price.tsx'
import { Options } from './options.tsx'
import { StockNote } from './stock-note.tsx'

/** The variants as a matrix that shows one value at a time. */
export function Variants({ editor }: { editor: ProductEditor }) {
  const t = useText('admin-products')
  const [cell, setCell] = useState<Cell>(editor.product ? 'stock' : 'price')
  const may = useMay()
  const isPhone = useIsPhone()
  const matrix = matrixOf(editor.draft)
  const readOnly = cell === 'stock' && !may('stock:write') && editor.product !== null
  const View = isPhone ? MatrixPhone : MatrixTable
  return (
    <section aria-label={t('section.variants')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-medium">{t('section.variants')}</h2>
        <Segmented
          label={t('matrix.shows')}
          value={cell}
          options={cells.map((value) => ({ value, name: t(`cell.${value}`) }))}
          onChange={setCell}
        />
      </div>
      <View matrix={matrix} cell={cell} editor={editor} readOnly={readOnly} />
      <StockNote editor={editor} />
      <Options editor={editor} />
      <OnePrice editor={editor} />
    </section>
  )
}

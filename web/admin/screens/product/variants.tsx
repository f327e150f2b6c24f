import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWeights } from '#web/admin/ui/weights.ts'
import { type Cell, cells } from '#web/admin/products/draft.ts'
import { matrixOf } from '#web/admin/products/matrix.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { useMay } from '#web/admin/session/session.ts'
import { useIsPhone } from '#web/admin/table/use-phone.ts'
import { BackOrders } from './back-orders.tsx'
import { BundleComponents, InBundles } from './bundle-components.tsx'
import { MatrixPhone } from './matrix-phone.tsx'
import { MatrixTable } from './matrix-table.tsx'
import { OnePrice } from './one-price.tsx'
import { Options } from './options.tsx'
import { StockNote } from './stock-note.tsx'

/** Gift cards have no stock, weight or sale price. */
const cellsOfGiftCards: readonly Cell[] = ['price', 'sku', 'barcode']

/** The variants as a matrix that shows one kind of value at a time. */
export function Variants({ editor }: { editor: ProductEditor }) {
  const t = useText('admin-products')
  const { name: unit } = useWeights()
  const [chosen, setCell] = useState<Cell>(editor.product ? 'stock' : 'price')
  const may = useMay()
  const isPhone = useIsPhone()
  const matrix = matrixOf(editor.draft)
  const offered = editor.draft.giftCard ? cellsOfGiftCards : cells
  const cell = offered.includes(chosen) ? chosen : 'price'
  const readOnly = cell === 'stock' && !may('stock:write') && editor.product !== null
  const shown = wrongCell(editor.problems, cell)
  const { refusals } = editor
  const [seen, setSeen] = useState(0)
  // After a refused save, the tab with an error opens, unless the current one has one.
  if (seen !== refusals) {
    setSeen(refusals)
    if (shown !== null) setCell(shown)
  }
  const options = offered.map((value) => {
    const [name, count] = [t(`cell.${value}`, { unit }), countOf(editor.problems, value)]
    return { value, name: count > 0 ? t('matrix.wrong', { cell: name, count }) : name }
  })
  const View = isPhone ? MatrixPhone : MatrixTable
  return (
    <section aria-label={t('section.variants')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-medium">{t('section.variants')}</h2>
        {!isPhone && <Segmented label={t('matrix.shows')} value={cell} options={options} onChange={setCell} />}
      </div>
      {/* Seven pills would wrap into three rows. */}
      {isPhone && (
        <Select label={t('matrix.shows')} value={cell} options={options} onChange={(event) => setCell(event.currentTarget.value as Cell)} />
      )}
      <View matrix={matrix} cell={cell} editor={editor} readOnly={readOnly} />
      {cell === 'content' && <p className="text-sm text-quiet">{t('matrix.contentHint')}</p>}
      <StockNote editor={editor} />
      <Options editor={editor} />
      <OnePrice editor={editor} />
      {editor.draft.giftCard === null && (
        <>
          <BackOrders editor={editor} />
          <BundleComponents editor={editor} />
        </>
      )}
      {editor.product && <InBundles product={editor.product} />}
    </section>
  )
}

const ends: Record<Cell, RegExp> = {
  price: /^variants\.\d+\.price$/,
  stock: /^variants\.\d+\.stock$/,
  was: /^variants\.\d+\.oldPrice$/,
  sku: /^variants\.\d+\.(sku|options)$/,
  weight: /^variants\.\d+\.weight$/,
  content: /^variants\.\d+\.content/,
  barcode: /^variants\.\d+\.barcode$/,
}
const countOf = (problems: ProductEditor['problems'], cell: Cell): number =>
  Object.keys(problems).filter((path) => ends[cell].test(path)).length

/** The tab to open because it has an error; null if the current one has one, or there is none. */
const wrongCell = (problems: ProductEditor['problems'], cell: Cell): Cell | null =>
  countOf(problems, cell) > 0 ? null : (cells.find((one) => countOf(problems, one) > 0) ?? null)

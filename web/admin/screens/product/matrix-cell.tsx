import { useText } from '#web/lib/text.ts'
import { useWeights } from '#web/admin/ui/weights.ts'
import { type Cell, type DraftVariant, emptyVariant } from '#web/admin/products/draft.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { isLow } from './low.ts'

interface CellProps {
  variant: DraftVariant | undefined
  choice: Record<string, string>
  cell: Cell
  editor: ProductEditor
  readOnly: boolean
}

const shape =
  'min-h-11 w-full rounded-input border bg-surface px-1.5 font-medium md:min-h-9 read-only:border-transparent read-only:bg-transparent focus:outline-2 focus:outline-offset-1 focus:outline-ink'
const pathNames = {
  stock: 'stock',
  price: 'price',
  was: 'oldPrice',
  sku: 'sku',
  weight: 'weight',
  content: 'content',
  barcode: 'barcode',
} as const

/** Values that a bundle takes from its components. */
const ofPieces: ReadonlySet<Cell> = new Set(['stock', 'content'])

/** One value of one variant. A changed one has an ember corner; a missing variant is shown as a dash that adds it. */
export function MatrixCell({ variant, choice, cell, editor, readOnly }: CellProps) {
  const t = useText('admin-products')
  const { name: unit } = useWeights()
  const { draft, base, problems, change, changeVariant } = editor
  const name = Object.values(choice).join(', ')
  if (!variant) {
    const add = () =>
      change((before) => ({ ...before, variants: [...before.variants, { ...emptyVariant(before.variants[0]), options: choice }] }))
    return (
      <button
        type="button"
        aria-label={t('matrix.add', { name })}
        onClick={add}
        className="grid min-h-11 w-full place-items-center text-quiet hover:text-ink md:min-h-9"
      >
        -
      </button>
    )
  }
  if (cell === 'stock' && variant.isDigital)
    return <span className="grid min-h-11 place-items-center text-quiet md:min-h-9">{t('matrix.notCounted')}</span>
  const at = draft.variants.indexOf(variant)
  const before = base.variants.find(({ key }) => key === variant.key)
  const isChanged = before?.[cell] !== variant[cell] && !(variant.isNew && (variant[cell] ?? '') === '')
  const problem = problems[`variants.${at}.${pathNames[cell]}`] ?? (cell === 'sku' ? problems[`variants.${at}.options`] : undefined)
  const tone = problem ? 'border-bad text-bad' : isLow(cell, variant.stock) ? 'border-warn text-warn' : 'border-edge'
  return (
    <span className="relative block">
      <input
        aria-label={`${t(`cell.${cell}`, { unit })}${name && `, ${name}`}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `problem-${variant.key}` : undefined}
        value={variant[cell] ?? ''}
        readOnly={readOnly || (variant.components !== undefined && ofPieces.has(cell))}
        inputMode={cell === 'price' || cell === 'was' || cell === 'weight' ? 'decimal' : 'text'}
        spellCheck={false}
        autoComplete="off"
        data-cell=""
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => changeVariant(variant.key, { [cell]: event.currentTarget.value })}
        className={`${shape} ${tone} ${cell === 'sku' || cell === 'barcode' || cell === 'content' ? 'min-w-28 text-start text-xs' : 'min-w-16 text-center tabular-nums'}`}
      />
      {isChanged && (
        <svg viewBox="0 0 8 8" aria-hidden="true" className="pointer-events-none absolute end-0 top-0 size-2 text-ember rtl:-scale-x-100">
          <path d="M0 0h8v8z" fill="currentColor" />
        </svg>
      )}
      {problem && (
        <span id={`problem-${variant.key}`} className="mt-1 block text-xs text-bad">
          {problem}
        </span>
      )}
    </span>
  )
}

import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { type StockLine, stockLines } from '#web/admin/products/stock-lines.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'

/** The pending stock changes: old, new, and the reason for the ledger. */
export function StockNote({ editor }: { editor: ProductEditor }) {
  const t = useText('admin-products')
  const { product, draft, reason, setReason } = editor
  const { received, adjusted, counted } = stockLines(product, draft)
  const lines = [...received, ...adjusted, ...counted]
  if (lines.length === 0) return null
  const describe = (line: StockLine) => {
    const { variantId, quantity } = line
    const variant = product!.variants.find(({ id }) => id === variantId)!
    const name = Object.values(variant.options).join(', ') || variant.sku
    return t('stock.change', { name, was: variant.stock, is: counted.includes(line) ? quantity : variant.stock + quantity })
  }
  return (
    <div className="grid gap-3 bg-studio p-3 md:grid-cols-[1fr_16rem] md:items-end">
      <ul role="status" className="text-sm">
        {lines.slice(0, shownMax).map((line) => (
          <li key={line.variantId}>{describe(line)}</li>
        ))}
        {lines.length > shownMax && <li>{t('stock.more', { count: lines.length - shownMax })}</li>}
      </ul>
      <Field
        label={t('stock.reason')}
        value={reason}
        maxLength={limits.stock.reason}
        placeholder={t('stock.reasonExample')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </div>
  )
}

const shownMax = 5

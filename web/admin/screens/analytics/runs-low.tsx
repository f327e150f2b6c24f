import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { staff } from '#web/admin/session/session.ts'
import { StockLevel } from '#web/admin/stock/stock-level.tsx'
import { Heading } from '#web/admin/ui/heading.tsx'

const loadLow = () => staff('GET /admin/stock', { level: 'low', limit: 8 })

/** Products with only a few pieces left. */
export function RunsLow() {
  const t = useText('admin-analytics')
  const { value } = useAsyncData(loadLow)
  return (
    <section>
      <Heading
        title={t('low.title')}
        aside={
          <Link to={adminUrls.stock({ level: 'low' })} className="text-link">
            {t('low.all')}
          </Link>
        }
      />
      {value?.rows.length === 0 && <p className="py-3 text-quiet">{t('low.none')}</p>}
      <ol>
        {value?.rows.map(({ variantId, name, sku, stock }) => (
          <li key={variantId} className="flex gap-4 border-b border-line py-2.5">
            <Link to={adminUrls.stockOf(variantId)} className="min-w-0 grow truncate hover:underline">
              {name} <span className="text-quiet">{sku}</span>
            </Link>
            <StockLevel stock={stock} />
          </li>
        ))}
      </ol>
    </section>
  )
}

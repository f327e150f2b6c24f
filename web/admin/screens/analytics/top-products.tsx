import { adminUrls } from '#contract/admin/urls.ts'
import { urls } from '#contract/urls.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { ExportButton } from '#web/admin/table/export-button.tsx'
import { Heading } from '#web/admin/ui/heading.tsx'
import type { Analytics } from './types.ts'

/** Bestsellers; the file has all products. */
export function TopProducts({ report: { top, giftWrap, from, to } }: { report: Analytics }) {
  const t = useText('admin-analytics')
  const money = useMoney()
  const number = useNumber()
  const may = useMay()
  const isEmpty = top.length === 0 && giftWrap.pieces === 0
  return (
    <section>
      <Heading title={t('top.title')} action={<ExportButton route="GET /admin/analytics/products/export" query={{ from, to }} />} />
      {isEmpty && <p className="py-3 text-quiet">{t('top.none')}</p>}
      {!isEmpty && (
        <table className="rows flush">
          <caption className="sr-only">{t('top.title')}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('top.product')}</th>
              <th scope="col">{t('top.pieces')}</th>
              <th scope="col">{t('figure.sales')}</th>
            </tr>
          </thead>
          <tbody>
            {top.map(({ productId, name, slug, pieces, sales }) => (
              <tr key={productId}>
                <th scope="row" className="w-full max-w-0 truncate">
                  <Link data-row to={may('catalogue:write') ? adminUrls.product(productId) : urls.product(slug)}>
                    {name}
                  </Link>
                </th>
                <td className="end text-quiet tabular-nums">{t('top.count', { count: pieces, number: number(pieces) })}</td>
                <td className="end font-semibold tabular-nums">{money(sales)}</td>
              </tr>
            ))}
            {giftWrap.pieces > 0 && (
              <tr>
                <th scope="row" className="w-full max-w-0 truncate">
                  {t('top.giftWrap')}
                </th>
                <td className="end text-quiet tabular-nums">
                  {t('top.count', { count: giftWrap.pieces, number: number(giftWrap.pieces) })}
                </td>
                <td className="end font-semibold tabular-nums">{money(giftWrap.sales)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </section>
  )
}

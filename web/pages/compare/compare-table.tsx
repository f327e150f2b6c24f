import type { ReactNode } from 'react'
import { UnitPrice } from '#web/features/catalogue/unit-price.tsx'
import { useText } from '#web/lib/text.ts'
import { Price } from '#web/ui/price.tsx'
import { RatingBrief } from '#web/ui/rating.tsx'
import { ProductHead } from './product-head.tsx'
import type { ComparedProduct } from './products.ts'
import { areDifferent, featureRows } from './rows.ts'
import { StockCell } from './stock-cell.tsx'
import './compare.css'

interface CompareTableProps {
  products: ComparedProduct[]
  own: boolean
  onlyDifferences: boolean
}

interface Row {
  name: string
  differs: boolean
  cells: ReactNode[]
}

/** On wide screens the head is sticky. On phones the table scrolls sideways, by keyboard too, and each feature's name is above its values. */
export function CompareTable({ products, own, onlyDifferences }: CompareTableProps) {
  const t = useText('compare')
  const rows = useRows(products).filter(({ differs }) => differs || !onlyDifferences)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too
    <div data-print role="region" aria-label={t('table')} tabIndex={0} className="compare">
      <table>
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('feature')}</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <ProductHead product={product} own={own} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, differs, cells }) => (
            <tr key={name}>
              <th scope="row">
                {name} {differs && <span className="sr-only">{t('differs')}</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={products[index]?.id}>{cell ?? <span className="text-quiet">{t('noValue')}</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="py-8 text-quiet">{t('same')}</p>}
    </div>
  )
}

/** First the data that the shop has for every product, then each product's attributes. */
function useRows(products: ComparedProduct[]): Row[] {
  const t = useText('compare')
  const row = (name: string, value: (product: ComparedProduct) => string | number, cell: (product: ComparedProduct) => ReactNode): Row => ({
    name,
    differs: areDifferent(products.map(value)),
    cells: products.map(cell),
  })
  return [
    row(
      t('price'),
      ({ price }) => price,
      ({ price, was, pricesVary }) => <Price price={price} was={was} from={pricesVary} />,
    ),
    ...(products.some(({ content }) => content)
      ? [
          row(
            t('unitPrice'),
            ({ price, content }) => (content ? `${content.unit} ${price / content.amount}` : ''),
            ({ price, content }) => content && <UnitPrice price={price} content={content} className="text-ink!" />,
          ),
        ]
      : []),
    row(
      t('rating'),
      ({ rating, rated }) => (rated > 0 ? rating : ''),
      ({ rating, rated }) =>
        rated > 0 ? <RatingBrief average={rating} count={rated} /> : <span className="text-quiet">{t('noRating')}</span>,
    ),
    row(
      t('stock'),
      ({ stock }) => stock.state,
      ({ stock }) => <StockCell stock={stock} />,
    ),
    row(
      t('brand'),
      ({ brand }) => brand,
      ({ brand }) => brand,
    ),
    ...featureRows(products).map(({ name, values, differs }) => ({ name, differs, cells: values })),
  ]
}

import type { ReactNode } from 'react'
import type { Product } from '#contract/product.ts'
import { useShop } from '#web/lib/shop.ts'
import { labelOf, useLangOf } from '#web/lib/labels.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AmountIn } from '#web/ui/price.tsx'
import { RunningText } from './running-text.tsx'

/** The long texts as a series of collapsible sections. */
export function Sections({ product }: { product: Product }) {
  const t = useText('product-details')
  const { freeShippingFrom, returnDays } = useShop()
  const { info, attributes, terms, variants, isDescriptionOriginal } = product
  const lang = useLangOf()(isDescriptionOriginal ? {} : product)
  return (
    <>
      <Section id="description" title={t('sections.description')} open>
        <div lang={lang}>
          <RunningText text={info.fullDescription} />
        </div>
      </Section>
      {attributes.length > 0 && (
        <Section id="details" title={t('sections.details')} open isWide>
          <Attributes attributes={attributes} terms={terms} />
        </Section>
      )}
      {(variants.length === 0 || variants.some(({ isDigital }) => !isDigital)) && (
        <Section id="shipping" title={t('sections.shipping')}>
          <p>
            {freeShippingFrom === null ? (
              t('shipping.paid')
            ) : (
              <AmountIn of={freeShippingFrom} short="exact" words={(price) => t('shipping.free', { price })} />
            )}
          </p>
          {returnDays > 0 && <p className="mt-3">{t('shipping.returns', { count: returnDays })}</p>}
        </Section>
      )}
    </>
  )
}

interface SectionProps {
  /** The target of links with this hash. It's on the content because browsers open the details element around it without script. */
  id: string
  title: string
  open?: boolean
  /** A table ends where the line above it does; texts have lines of a readable length. */
  isWide?: boolean
  children: ReactNode
}

function Section({ id, title, open = false, isWide = false, children }: SectionProps) {
  return (
    <details open={open} className="group border-t border-line">
      <summary className="flex min-h-16 items-center justify-between gap-4">
        <h2 className="display text-xl">{title}</h2>
        <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div id={id} className={`scroll-mt-40 pb-8 ${isWide ? '' : 'max-w-[42em]'}`}>
        {children}
      </div>
    </details>
  )
}

function Attributes({ attributes, terms }: Pick<Product, 'attributes' | 'terms'>) {
  const lang = useLangOf()({})
  const shown = (term: string) => terms?.[term] ?? labelOf(term)
  return (
    <table className="w-full text-start">
      <tbody>
        {attributes.map(({ name, value }) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="w-2/5 py-2.5 text-start pe-4 font-normal text-quiet wrap-anywhere">
              {shown(name)}
            </th>
            <td lang={shown(value) === value ? lang : undefined} className="py-2.5 wrap-anywhere">
              {shown(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

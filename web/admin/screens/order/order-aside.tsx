import type { StaffOrder } from '#contract/admin/orders.ts'
import { addressLines } from '#contract/customers/address-lines.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { countryName } from '#web/features/customers/addresses/format-address.ts'
import { formatPhone } from '#web/features/customers/addresses/format-phone.ts'
import { useDate } from '#web/lib/dates.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { TagEditor } from '#web/admin/orders/tag-editor.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { FactList } from '#web/admin/ui/fact-list.tsx'
import { AsidePart as Part } from './aside-part.tsx'
import { OrderInvoices } from './order-invoices.tsx'

interface AsideProps extends Pick<StaffOrder, 'order' | 'buyer' | 'tags' | 'hints' | 'source'> {
  onTags: (tags: string[]) => void
}

/** The quiet column at the side: the buyer, the address and the tags. */
export function OrderAside({ order, buyer, tags, hints, source, onTags }: AsideProps) {
  const t = useText('admin-orders')
  const { shippingAddress: to, billingAddress: bill } = order
  const isSame = addressLines(to).join() === addressLines(bill).join()
  return (
    <aside className="grid content-start gap-6 border-t border-line px-4 py-6 md:px-8 lg:border-s lg:px-6 lg:border-t-0">
      {hints.length > 0 && (
        <Part title={t('hints.title')}>
          <ul className="grid gap-1.5">
            {hints.map(({ kind, count }) => (
              <li key={kind}>
                <StateMark shape="waiting" tone="warn">
                  {t(`hints.${kind}`, { count })}
                </StateMark>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {order.gift && (
        <Part title={t('aside.gift')}>
          <p>{t(order.gift.isWrapped ? 'aside.giftWrapped' : 'aside.giftPlain')}</p>
          {order.gift.message && <p className="mt-1 whitespace-pre-line wrap-anywhere text-quiet">{order.gift.message}</p>}
        </Part>
      )}
      {order.note && (
        <Part title={t('aside.note')}>
          <p className="whitespace-pre-line wrap-anywhere">{order.note}</p>
        </Part>
      )}
      <Buyer buyer={buyer} />
      <Part title={t('aside.to')}>
        <Address address={to} />
        {to.phone && <p className="mt-1 text-quiet">{t('aside.phone', { phone: formatPhone(to.phone) })}</p>}
        {isSame && <p className="text-quiet">{t('aside.sameBill')}</p>}
      </Part>
      {!isSame && (
        <Part title={t('aside.bill')}>
          <Address address={bill} />
        </Part>
      )}
      {/* Every change of an order may create an invoice or a credit note, so it remounts the list. */}
      <OrderInvoices key={[order.paymentStatus, order.timeline.length, order.refunds.length].join()} order={order} />
      <Part title={t('source.title')}>
        <p>{t(`source.${source.channel}`)}</p>
        {source.source !== '' && <p className="wrap-anywhere text-quiet">{source.source}</p>}
        {source.campaign !== '' && <p className="wrap-anywhere text-quiet">{source.campaign}</p>}
      </Part>
      <Part title={t('column.tags')}>
        <TagEditor tags={tags} send={(next) => staff('PUT /admin/orders/:id/tags', { id: order.id, tags: next })} onTags={onTags} />
      </Part>
    </aside>
  )
}

function Buyer({ buyer }: Pick<AsideProps, 'buyer'>) {
  const t = useText('admin-orders')
  const money = useMoney()
  const number = useNumber()
  const date = useDate()
  const may = useMay()
  const page = buyer.id === null ? buyer.guestId && adminUrls.guest(buyer.guestId) : adminUrls.customer(buyer.id)
  const facts: [string, string][] = [
    [t('aside.orders'), `${number(buyer.orders)}, ${money(buyer.spent)}`],
    [t('aside.returned'), t('aside.returnedOf', { count: buyer.returned, all: buyer.orders })],
    ...(buyer.id === null
      ? []
      : ([
          [t('aside.points'), number(buyer.points)],
          [t('aside.posts'), number(buyer.posts)],
          [t('aside.since'), buyer.since === null ? '' : date(buyer.since)],
        ] satisfies [string, string][])),
  ]
  return (
    <Part
      title={t('aside.customer')}
      aside={
        page !== null &&
        may('customers:read') && (
          <Link to={page} className="text-link">
            {t('aside.open')}
          </Link>
        )
      }
    >
      <div className="flex items-center gap-3">
        <Avatar name={buyer.name} url={buyer.avatar} />
        <div className="min-w-0">
          <p className="font-medium">{buyer.name}</p>
          <a href={`mailto:${buyer.email}`} className="block truncate text-quiet hover:underline">
            {buyer.email}
          </a>
        </div>
      </div>
      <FactList facts={facts} className="mt-3" />
    </Part>
  )
}

function Address({ address }: { address: StaffOrder['order']['shippingAddress'] }) {
  const { locale } = useShop()
  return (
    <address className="not-italic">
      {addressLines(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {countryName(address.country, locale)}
    </address>
  )
}

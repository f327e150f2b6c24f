import { type FormEvent, useRef, useState } from 'react'
import { urls } from '#contract/urls.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/select.tsx'
import { useScrollToCurrent } from '#web/ui/use-scroll-to-current.ts'
import { urlOf, type OrderFilters, payments, statuses, yearsUntil } from './filters.ts'
import { localPath } from '#web/lib/locale-path.ts'

/** Searches and filters the list by links and a form, which change the address. */
export function Toolbar({ filters }: { filters: OrderFilters }) {
  const t = useText('my-account')
  const { year: yearOf } = useCalendar()
  const { status } = filters
  const row = useRef<HTMLElement>(null)
  useScrollToCurrent(row, status)
  const [years] = useState(() => yearsUntil(new Date()))
  const show = (next: Partial<OrderFilters>) => goTo(urlOf({ ...filters, ...next }), { replace: true, preventScrollReset: true })
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    show({ q: typeof q === 'string' ? q.trim() : '' })
  }
  const times = [
    { value: '', name: t('orders.filters.anyTime') },
    { value: '30', name: t('orders.filters.days', { count: 30 }) },
    { value: '180', name: t('orders.filters.months', { count: 6 }) },
    ...years.map((year) => ({ value: year, name: yearOf(`${year}-01-01`) })),
  ]
  const paid = [
    { value: '', name: t('orders.filters.anyPayment') },
    ...payments.map((value) => ({ value, name: t(`orders.filters.payments.${value}`) })),
  ]
  return (
    <div className="mb-8 grid gap-4">
      <form
        role="search"
        method="get"
        action={localPath(urls.orders())}
        onSubmit={search}
        className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_11rem_11rem]"
      >
        {status && <input type="hidden" name="status" value={status} />}
        <Field
          className="col-span-2 md:col-span-1"
          key={filters.q}
          type="search"
          name="q"
          label={t('orders.filters.search')}
          placeholder={t('orders.filters.hint')}
          maxLength={200}
          defaultValue={filters.q}
          after={
            <IconButton type="submit" label={t('orders.filters.submit')}>
              <Icon name="search" className="size-5" />
            </IconButton>
          }
        />
        <Select
          name="time"
          label={t('orders.filters.time')}
          value={filters.time}
          options={times}
          onChange={({ currentTarget }) => show({ time: currentTarget.value })}
        />
        <Select
          name="payment"
          label={t('orders.filters.payment')}
          value={filters.payment}
          options={paid}
          onChange={({ currentTarget }) => show(filtersWith(currentTarget.value))}
        />
      </form>
      <nav
        ref={row}
        aria-label={t('orders.filters.status')}
        className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap"
      >
        {(['', ...statuses] as const).map((value) => (
          <ChipLink key={value} to={urlOf({ ...filters, status: value })} chosen={value === status}>
            {value === '' ? t('orders.filters.all') : t(`orders.filters.statuses.${value}`)}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}

const filtersWith = (payment: string): Partial<OrderFilters> => ({ payment: payments.find((one) => one === payment) ?? '' })

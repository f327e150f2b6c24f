import type { ApiInput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'

type Input = ApiInput<'GET /user/orders/list'>
type Status = NonNullable<Input['orderStatus']>
type Payment = NonNullable<Input['paymentStatus']>

export const statuses: Status[] = ['Pending', 'Processing', 'Completed', 'Cancelled']
export const payments: Payment[] = ['Pending', 'Paid', 'Cancelled']

/** The filters of the list, as in its address. Empty for all orders. */
export interface OrderFilters {
  q: string
  status: Status | ''
  payment: Payment | ''
  /** "30" or "180" days, or a year. */
  time: string
}

const dayMs = 86_400_000
const isTime = (text: string) => text === '30' || text === '180' || /^20\d\d$/.test(text)

/** The filters in an address; invalid ones are ignored. */
export function readFilters(query: URLSearchParams): OrderFilters {
  const time = query.get('time') ?? ''
  return {
    q: (query.get('q') ?? '').trim().slice(0, 200),
    status: statuses.find((one) => one === query.get('status')) ?? '',
    payment: payments.find((one) => one === query.get('payment')) ?? '',
    time: isTime(time) ? time : '',
  }
}

/** The address of the list with these filters. */
export function urlOf(filters: OrderFilters): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
  return urls.orders(query)
}

export const isFiltered = (filters: OrderFilters): boolean => Object.values(filters).some((value) => value !== '')

/** The filters in the form that the call accepts. */
export function toInput({ q, status, payment, time }: OrderFilters, now: Date): Input {
  return {
    ...(q && { q }),
    ...(status && { orderStatus: status }),
    ...(payment && { paymentStatus: payment }),
    ...(time && spanOf(time, now)),
  }
}

function spanOf(time: string, now: Date): Pick<Input, 'from' | 'to'> {
  if (time.length === 4) return { from: `${time}-01-01`, to: `${time}-12-31` }
  return { from: new Date(now.getTime() - Number(time) * dayMs).toISOString().slice(0, 10) }
}

/** This year and the three before. */
export const yearsUntil = (now: Date): string[] => [0, 1, 2, 3].map((ago) => String(now.getFullYear() - ago))

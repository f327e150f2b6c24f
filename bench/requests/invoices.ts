import type { ApiOutput } from '#contract/api.ts'
import { fetchBytes, type LoadRequest } from '../load/connection.ts'
import { get } from './get.ts'

const customers = 50

/** Invoices of the newest paid orders of some customers, as listed by the running shop. */
export async function readInvoices(origin: string, tokens: string[]): Promise<LoadRequest[]> {
  const requests: LoadRequest[] = []
  for (const token of tokens.slice(0, customers)) {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = (await fetchBytes(origin, '/api/user/orders/list?limit=10', headers)).toString()
    const { orders } = (JSON.parse(answer) as { data: ApiOutput<'GET /user/orders/list'> }).data
    const paid = orders.find(({ paymentStatus }) => paymentStatus === 'Paid')
    if (paid) requests.push(get(`/api/user/orders/${paid.id}/invoice`, headers))
  }
  return requests
}

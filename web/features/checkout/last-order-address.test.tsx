// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Shop } from '#contract/shop.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { LastOrderAddress } from './last-order-address.tsx'
import { type CheckoutValues, fromStored } from './values.ts'

beforeAll(() => loadText('en', ['manage-address']))
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})

const address = {
  firstName: 'Ada',
  lastName: 'L.',
  country: 'US',
  addressLine1: '1 Bar Street',
  city: 'Ames',
  postCode: '50010',
  phone: '',
}
function Form({ typed }: { typed: string }) {
  const form = useForm<CheckoutValues>({ defaultValues: fromStored({ shippingInfo: { addressLine1: typed }, billingInfo: null }, 'US') })
  return (
    <ShopContext value={{ locale: 'en', locales: ['en'], countries: ['US'] } as unknown as Shop}>
      <LastOrderAddress form={form} />
      <input aria-label="Street" {...form.register('shipping.addressLine1')} />
    </ShopContext>
  )
}
const street = () => screen.getByRole<HTMLInputElement>('textbox')

it('a customer without saved addresses gets that of their last order with one press', async () => {
  setTransport(async () => ({ orders: [{ shippingAddress: address }] }))
  render(<Form typed="" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Use the address of your last order' }))
  await waitFor(() => expect([street().value, document.activeElement]).toEqual(['1 Bar Street', street()]))
  expect(screen.queryByRole('button')).toBeNull()
})

it('whoever has begun to type is offered nothing, and nothing is asked', () => {
  let calls = 0
  setTransport(async () => {
    calls += 1
    return { orders: [] }
  })
  render(<Form typed="2 Other Street" />)
  expect([calls, screen.queryByRole('button')]).toEqual([0, null])
})

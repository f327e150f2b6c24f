// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { urls } from '#contract/urls.ts'
import { loadText } from '#web/lib/text.ts'
import { NotInView } from './not-in-view.tsx'
import { storeView } from './view.ts'

beforeAll(() => loadText('en', ['common', 'view-as']))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const feed = <NotInView>Their feed</NotInView>

test('private parts are replaced by an explanation while staff view the shop as a customer', async () => {
  document.documentElement.lang = 'en'
  render(feed)
  expect(screen.getByText('Their feed')).toBeDefined()
  cleanup()
  storeView({ id: 'v', customerId: 'c', name: 'Ada', expiresAt: '2026-03-01T10:00:00.000Z' }, 'view_t')
  render(feed)
  expect(await screen.findByRole('heading', { name: 'Not part of this view' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'View orders' }).getAttribute('href')).toBe(urls.orders())
  expect(screen.queryByText('Their feed')).toBeNull()
})

test('a server-rendered part stays until the customer is known', () => {
  storeView({ id: 'v', customerId: 'c', name: 'Ada', expiresAt: '2026-03-01T10:00:00.000Z' }, 'view_t')
  render(<NotInView isReady={false}>Bones</NotInView>)
  expect(screen.getByText('Bones')).toBeDefined()
})

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { urls } from '#contract/urls.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { Suggested } from './suggested.tsx'

beforeAll(() => loadText('en', ['common', 'people', 'errors']))
beforeEach(() => {
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } })
  setTransport(() => Promise.resolve({ items: [] }))
})
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})

test('without suggestions there are other links to people', async () => {
  render(<Suggested isReady />)
  expect((await screen.findByRole('link', { name: 'Find people' })).getAttribute('href')).toBe(urls.search('', 'PEOPLE'))
  expect(screen.getByRole('link', { name: 'Browse clubs' }).getAttribute('href')).toBe(urls.clubs())
})

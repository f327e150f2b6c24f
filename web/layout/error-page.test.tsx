// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { setTransport } from '#web/lib/call.ts'
import { ErrorContext } from '#web/lib/router/hooks.ts'
import { loadText } from '#web/lib/text.ts'
import { ErrorPage } from './error-page.tsx'

beforeAll(() => {
  setTransport(() => Promise.resolve({ pictures: {} }))
  return loadText('en', ['common'])
})
afterEach(() => {
  document.body.innerHTML = ''
})

test.each([
  [
    'a call that found nobody',
    new Refusal({ code: 'SERVICE_UNAVAILABLE', status: 503, sentence: '' }),
    "We can't reach the shop right now",
  ],
  [
    'a part of the page that did not arrive',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    "We can't reach the shop right now",
  ],
  ['a bug', new TypeError('x is not a function'), 'Something went wrong'],
  ['a page that is not there', new Refusal({ code: 'NOT_FOUND', status: 404, sentence: '' }), "We can't find that page"],
])('%s is told as what it is', (_, error, title) => {
  render(
    <ErrorContext value={error}>
      <ErrorPage />
    </ErrorContext>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
})

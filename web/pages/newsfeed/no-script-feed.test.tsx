// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBrowserRouter } from '#web/lib/router/browser-router.ts'
import { RouterProvider } from '#web/lib/router/provider.tsx'
import { loadText } from '#web/lib/text.ts'
import { NoScriptFeed } from './no-script-feed.tsx'

test('without script, the newsfeed is a sentence with a link to the popular posts', async () => {
  await loadText('en', ['common', 'no-script'])
  const page = { id: 'page', index: true, Component: NoScriptFeed }
  render(<RouterProvider router={createBrowserRouter([page], { loaderData: {}, errors: null })} />)
  expect(screen.getByText(/^Your newsfeed needs JavaScript\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read popular posts' }).getAttribute('href')).toBe('/newsfeed?view=popular')
})

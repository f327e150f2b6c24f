// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { setNavigate } from '#web/lib/navigate.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { CloseClub } from './close-club.tsx'

let calls: [route: string, input: unknown][]
let places: string[]
beforeAll(() => loadText('en', ['common', 'club-forms', 'errors', 'ui']))
beforeEach(() => {
  calls = []
  places = []
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } })
  setTransport(async (route, input) => {
    calls.push([route, input])
    return { message: '' }
  })
  setNavigate((to) => void places.push(to))
})
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})

it('closing a club requires typing its name', async () => {
  render(<CloseClub club={{ slug: 'early-bar', name: 'Early Bar' }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Close club' }))
  const field = screen.getByRole('textbox', { name: 'Type Early Bar to confirm' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'Early' } })
  fireEvent.click(screen.getByRole('button', { name: 'Close permanently' }))
  expect(await screen.findByText("That isn't the club's name.")).toBeTruthy()
  expect(calls).toEqual([])
  fireEvent.change(field, { target: { value: ' Early Bar ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Close permanently' }))
  await waitFor(() => expect(calls).toEqual([['POST /clubs/:slug/close', { slug: 'early-bar', name: 'Early Bar' }]]))
  await waitFor(() => expect(places).toEqual(['/clubs']))
})

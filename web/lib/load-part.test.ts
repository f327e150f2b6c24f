// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { loadPart } from './load-part.ts'

afterEach(() => void vi.restoreAllMocks())

it('is what was loaded', async () => expect(await loadPart(async () => 'part')).toBe('part'))

it('refuses where there is no connection, and loads the page anew once there is', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  for (const _ of [1, 2]) await expect(loadPart(load)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(reload).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  await expect(loadPart(load)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(reload).toHaveBeenCalledOnce()
})

it('never loads the page anew the first time', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  await expect(loadPart(() => Promise.reject(new TypeError()))).rejects.toMatchObject({ status: 503 })
  expect(reload).not.toHaveBeenCalled()
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { UploadedPicture } from '#contract/media.ts'
import { loadText } from '#web/lib/text.ts'
import type { ChosenPicture } from './use-picture-uploads.ts'
import { VideoField } from './video-field.tsx'

beforeAll(() => loadText('en', ['common', 'media', 'errors']))

const { send, frame } = vi.hoisted(() => ({
  send: vi.fn<(route: string, file: Blob, fields: object, progress: { signal: AbortSignal }) => Promise<unknown>>(),
  frame: vi.fn<() => Promise<unknown>>(),
}))
vi.mock('./send-file.ts', () => ({ sendFile: send }))
vi.mock('./video-frame.ts', () => ({ posterOf: frame }))

const poster: UploadedPicture = { url: '/media/a.webp', width: 4, height: 4, blurhash: 'a', blur: 'b' }
const video = { url: '/media/a.mp4', type: 'video/mp4', width: 4, height: 4, seconds: 3 } as const
let changes: [video: ChosenPicture | null, busy: boolean][]

beforeEach(() => {
  changes = []
  frame.mockResolvedValue({ poster: new Blob(['jpeg']), seconds: 3 })
  send.mockReset()
  send.mockImplementation(async (route: string) => (route.endsWith('/video') ? { ...poster, video } : poster))
})
afterEach(cleanup)

function choose(size = 10): void {
  render(<VideoField initial={null} onChange={(...args) => changes.push(args)} />)
  const file = new File(['x'], 'a.mp4', { type: 'video/mp4' })
  Object.defineProperty(file, 'size', { value: size })
  fireEvent.change(screen.getByLabelText('Choose a video', { selector: 'input' }), { target: { files: [file] } })
}

it('uploads a still of the video first, then the video, and asks for a description', async () => {
  choose()
  const field = await screen.findByLabelText('Description of your video')
  expect(send.mock.calls.map(([route, , fields]) => [route, fields])).toEqual([
    ['POST /media/public/upload/single', { featureName: 'post' }],
    ['POST /media/public/upload/video', { poster: '/media/a.webp' }],
  ])
  fireEvent.change(field, { target: { value: 'Ada squats' } })
  await waitFor(() => expect(changes.at(-1)).toEqual([expect.objectContaining({ url: '/media/a.webp', alt: 'Ada squats', video }), false]))
  fireEvent.click(screen.getByRole('button', { name: 'Remove video' }))
  expect(changes.at(-1)).toEqual([null, false])
})

it('a video upload can be cancelled while it is sent', async () => {
  send.mockImplementation(() => new Promise(() => undefined))
  choose()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }))
  expect(changes.at(-1)).toEqual([null, false])
  expect(send.mock.calls.every(([, , , { signal }]) => signal.aborted)).toBe(true)
})

it.each([
  ['too large', () => choose(limits.video.bytes + 1), 'is 50.1 MB. The limit is 50 MB'],
  ['too long', () => (frame.mockResolvedValue({ poster: new Blob(), seconds: 75 }), choose()), 'too long'],
  ['not for this browser', () => (frame.mockRejectedValue(new Error()), choose()), 'MP4 (H.264'],
])('says what is wrong with one that is %s, and sends nothing', async (_, begin, message) => {
  begin()
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(send).not.toHaveBeenCalled()
  expect(changes.at(-1)).toEqual([null, true])
  // It would be the same again.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

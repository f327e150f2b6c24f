// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UploadedPicture } from '#contract/media.ts'
import { loadText } from '#web/lib/text.ts'
import { PictureField } from './picture-field.tsx'
import type { ChosenPicture } from './use-picture-uploads.ts'

beforeAll(() => loadText('en', ['common', 'media']))

/** A fake upload, whose progress and outcome the test decides. */
class Upload extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  aborted = false
  open(): void {}
  setRequestHeader(): void {}
  getResponseHeader = (): null => null
  send(): void {
    uploads.push(this)
  }
  abort(): void {
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }))
  }
  answer(status: number, body: object): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
}

const picture: UploadedPicture = { url: '/media/a.webp', width: 4, height: 4, blurhash: 'a', blur: 'b' }
let uploads: Upload[]
let changes: [pictures: ChosenPicture[], busy: boolean][]
const lastChange = () => changes.at(-1)

beforeEach(() => {
  uploads = []
  changes = []
  vi.stubGlobal('XMLHttpRequest', Upload)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 4, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['small'])))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Renders the field and chooses a picture, whose upload then is in progress. */
async function choose(max: number): Promise<Upload> {
  const { container } = render(<PictureField feature="review" max={max} onChange={(...args) => changes.push(args)} />)
  await add(container)
  return uploads[0]!
}
async function add(container: Element): Promise<void> {
  const before = uploads.length
  const file = new File(['a'], 'a.jpg', { type: 'image/jpeg' })
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [file] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Use photo' }))
  await waitFor(() => expect(uploads).toHaveLength(before + 1))
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('an upload in progress', () => {
  it('shows its progress, and blocks the form', async () => {
    const upload = await choose(3)
    upload.progress(40)
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40'))
    expect(lastChange()).toEqual([[], true])
    upload.answer(201, { data: picture })
    await waitFor(() => expect(lastChange()).toEqual([[{ ...picture, alt: '' }], false]))
  })

  it('can be canceled without a trace', async () => {
    const upload = await choose(3)
    fireEvent.click(button('Cancel upload'))
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
    expect(upload.aborted).toBe(true)
    expect(lastChange()).toEqual([[], false])
    expect(screen.queryByRole('alert')?.textContent).toBe('')
  })

  it('ends with its form', async () => {
    const upload = await choose(3)
    cleanup()
    expect(upload.aborted).toBe(true)
  })
})

describe('a failed upload', () => {
  it('says so, and is retried on request', async () => {
    const upload = await choose(3)
    upload.answer(503, { code: 'SERVICE_UNAVAILABLE', error: 'Service unavailable' })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(uploads).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    uploads[1]!.answer(201, { data: picture })
    await waitFor(() => expect(lastChange()).toEqual([[{ ...picture, alt: '' }], false]))
  })

  it('blocks the form until it is removed', async () => {
    const upload = await choose(3)
    upload.dispatchEvent(new Event('error'))
    await screen.findByText("We can't reach the shop right now", { exact: false })
    expect(lastChange()).toEqual([[], true])
    fireEvent.click(button(/^Remove/))
    await waitFor(() => expect(lastChange()).toEqual([[], false]))
  })
})

describe('the description of a picture', () => {
  it('is removed with its picture', async () => {
    const upload = await choose(3)
    upload.answer(201, { data: picture })
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'A kettlebell on grass' } })
    await waitFor(() => expect(lastChange()).toEqual([[{ ...picture, alt: 'A kettlebell on grass' }], false]))
  })

  it('is not requested for a single picture, which another one replaces', async () => {
    const upload = await choose(1)
    upload.answer(201, { data: picture })
    await waitFor(() => expect(lastChange()?.[0]).toHaveLength(1))
    expect(screen.queryByRole('textbox')).toBeNull()
    await add(document.body)
    expect(lastChange()).toEqual([[], true])
  })
})

it('several chosen pictures are used as they are with one press; a single one offers no such thing', async () => {
  const { container } = render(<PictureField feature="post" max={4} onChange={() => undefined} />)
  await add(container)
  expect(screen.queryByRole('button', { name: 'Use all as they are' })).toBeNull()
  const files = ['b', 'c', 'd'].map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }))
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use all as they are' })).toBeTruthy())
  fireEvent.click(button('Use all as they are'))
  await waitFor(() => expect(uploads).toHaveLength(4))
  expect(screen.queryByRole('button', { name: 'Use photo' })).toBeNull()
})

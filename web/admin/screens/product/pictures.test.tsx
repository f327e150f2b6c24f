// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Video } from '#contract/media.ts'
import type { DraftPhoto } from '#web/admin/products/draft.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { Pictures } from './pictures.tsx'

vi.mock('./upload-all.ts', () => ({ uploadAll: async () => undefined }))
vi.mock('#web/features/media/captions-field.tsx', () => ({
  CaptionsField: ({ video, onChange }: { video: Video; onChange: (video: Video) => void }) => (
    <button type="button" onClick={() => onChange({ ...video, captions: [{ language: 'en', url: '/en.vtt' }] })}>
      Captions: {video.captions?.length ?? 0}
    </button>
  ),
}))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-products']))
afterEach(cleanup)

const photo = (alt: string): DraftPhoto => ({ url: `/${alt}.png`, alt, options: {} })

function Editor({ photos = ['Front', 'Back', 'Sole'].map(photo) }: { photos?: DraftPhoto[] }) {
  const [draft, setDraft] = useState({ photos, options: [] })
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  return <Pictures editor={{ draft, change, base: draft, problems: {} } as unknown as ProductEditor} />
}

const order = () =>
  screen.getAllByRole('button', { name: /Picture \d/ }).map((tile) => /: (\w+)$/.exec(tile.getAttribute('aria-label')!)![1])
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const status = () => screen.getByRole('status').textContent

test('pictures are moved by buttons, which announce the new position', () => {
  render(<Editor />)
  press(/Sole$/)
  press('Move left')
  expect([order(), status()]).toEqual([['Front', 'Sole', 'Back'], 'Picture 2 of 3 now.'])
  press('Make main picture')
  expect([order(), status()]).toEqual([['Sole', 'Front', 'Back'], "It's the main picture now."])
  expect(screen.getByRole('button', { name: 'Move left' }).getAttribute('aria-disabled')).toBe('true')
  press('Move right')
  expect([order(), status()]).toEqual([['Front', 'Sole', 'Back'], 'Picture 2 of 3 now.'])
})

test('captions that were changed are still there when the picture is opened again', async () => {
  const video: Video = { url: '/swing.mp4', type: 'video/mp4', width: 4, height: 3, seconds: 4 }
  render(<Editor photos={[{ ...photo('Swing'), video }]} />)
  press(/Swing$/)
  fireEvent.click(await screen.findByRole('button', { name: 'Captions: 0' }))
  press(/Swing$/)
  press(/Swing$/)
  expect(await screen.findByRole('button', { name: 'Captions: 1' })).toBeTruthy()
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { ShareStory } from './share-story.tsx'

interface Picker {
  onChange: (pictures: { url: string }[], isBusy: boolean) => void
}
vi.mock('#web/features/media/picture-picker.tsx', () => ({
  PicturePicker: ({ onChange }: Picker) => (
    <button type="button" onClick={() => onChange([{ url: '/media/1.webp' }], false)}>
      Add one
    </button>
  ),
}))
vi.mock('./story-details.tsx', () => ({ StoryDetails: () => null }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'stories']))
afterEach(cleanup)

test('a missing photo is reported until there is one', () => {
  render(<ShareStory onClose={() => undefined} onShared={() => undefined} />)
  fireEvent.submit(document.querySelector('form')!)
  expect(screen.getByText('Choose a photo first.')).toBeTruthy()
  fireEvent.click(screen.getByText('Add one'))
  expect(screen.queryByText('Choose a photo first.')).toBeNull()
})

// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { Gallery } from './gallery.tsx'

vi.mock('./lightbox.tsx', () => ({
  Lightbox: ({ onClose }: { onClose: (last: number) => void }) => <button onClick={() => onClose(1)}>Close</button>,
}))
vi.mock('./slide-picture.tsx', () => ({ SlidePicture: () => null }))

beforeAll(() => loadText('en', ['product-details']))

test('after the full screen, the last shown picture has the focus', async () => {
  const slide = (url: string) => ({ url, alt: url, width: 1, height: 1, displayOrder: 0 })
  render(<Gallery name="Bell" slides={[slide('/one'), slide('/two')]} />)
  const picture = (url: string) => screen.getAllByRole('link').find((link) => link.getAttribute('href') === url)!
  fireEvent.click(picture('/one'))
  fireEvent.click(await screen.findByText('Close'))
  await waitFor(() => expect(document.activeElement).toBe(picture('/two')))
})

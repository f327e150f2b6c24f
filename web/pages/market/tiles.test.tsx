// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { Tiles } from './tiles.tsx'

beforeAll(() => loadText('en', ['common', 'market']))
afterEach(cleanup)

it('a category without any picture has its initials, hidden from screen readers', () => {
  const photo = { url: '/1.svg', width: 8, height: 8 }
  render(
    <Tiles
      tiles={[
        { name: 'Yoga mats', slug: 'yoga-mats', count: 2, scene: null, photo: null },
        { name: 'Shoes', slug: 'shoes', count: 3, scene: null, photo },
      ]}
    />,
  )
  const [mats, shoes] = screen.getAllByRole('link')
  expect(mats!.querySelector('[aria-hidden]')?.textContent).toBe('YM')
  expect(shoes!.querySelector('[aria-hidden]')).toBeNull()
  expect(shoes!.querySelector('img')).not.toBeNull()
})

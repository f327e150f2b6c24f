// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text.tsx'

test('a sentence has its links where the translator put them', () => {
  const { container } = render(<LinkedText text="See <privacyPolicy>privacy</privacyPolicy> first, then <terms>terms</terms>." />)
  expect(container.textContent).toBe('See privacy first, then terms.')
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['privacy', '/privacy-policy'],
    ['terms', '/terms-of-service'],
  ])
})

test('a sentence without links is unchanged', () => {
  expect(render(<LinkedText text="2 < 3" />).container.textContent).toBe('2 < 3')
})

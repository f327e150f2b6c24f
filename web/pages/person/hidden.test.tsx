// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Relation } from '#contract/people.ts'
import { loadText } from '#web/lib/text.ts'
import { Hidden } from './hidden.tsx'

beforeAll(() => loadText('en', ['common', 'people']))
afterEach(cleanup)

const relation = (follow: Relation['follow']) => ({ follow }) as Relation

test.each([
  [null, 'Follow Ada to see their records and posts.'],
  [relation('none'), 'Follow Ada to see their records and posts.'],
  [relation('requested'), "Ada has your request. Once they accept, you'll see their records and posts."],
])('a hidden profile says what is missing, and leaves the button to the head', (how, text) => {
  render(<Hidden profile={{ name: 'Ada', privacy: 'private', relation: how }} />)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

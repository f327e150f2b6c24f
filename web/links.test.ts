import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Exceptions: links whose underline has the text's color because they're on ink, and underlines that don't belong to links. */
const others = [
  'admin/screens/site-banners/banner-sample.tsx',
  'admin/screens/site-front/front-preview.tsx',
  'admin/screens/text/side.tsx',
  'admin/table/bulk-bar.tsx',
  'layout/render-site.ts',
  'layout/toast-container.tsx',
  'ui/marked-text.tsx',
]

test('links in running text have one look: the class text-link', () => {
  const read = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
  const code = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['**/*.test.*'] })
  const broken = code.filter((path) =>
    read(path)
      .split('\n')
      .some((line) => !/^\s*[/*]/.test(line) && /["'` ]underline["'` ]/.test(line)),
  )
  expect(broken.sort()).toEqual(others)
})

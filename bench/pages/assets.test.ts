import { expect, it } from 'vitest'
import { assetsOf } from './assets.ts'

const manifest = {
  'web/entry.tsx': { file: 'assets/entry-1.js', imports: ['_shared'], css: ['assets/theme.css'] },
  _shared: { file: 'assets/shared-2.js', imports: ['_deep', 'web/entry.tsx'] },
  _deep: { file: 'assets/deep-3.js', css: ['assets/deep.css'] },
  'web/page.tsx': { file: 'assets/page-4.js', imports: ['_shared'] },
  'web/later.tsx': { file: 'assets/later-5.js', css: ['assets/later.css'] },
}

it('the asset scan lists the files that the HTML references and their imports, each once', () => {
  const html = `<head><link href="/assets/theme.css" rel="stylesheet"/><link rel="icon" href="/assets/icon.svg"><link rel="preload" as="font" href="/assets/a.woff2">
    <script>var inline = 1</script><script type="module" src="/assets/entry-1.js"></script><link rel="modulepreload" href="/assets/page-4.js"></head><script type="application/json" id="data">{}</script>`
  const { scripts, styles } = assetsOf(html, manifest)
  expect([...scripts].toSorted()).toEqual(['assets/deep-3.js', 'assets/entry-1.js', 'assets/page-4.js', 'assets/shared-2.js'])
  expect([...styles].toSorted()).toEqual(['assets/deep.css', 'assets/theme.css'])
})

it('the asset scan counts a script that is missing in the manifest', () => {
  expect([...assetsOf('<script src="/strange.js"></script>', manifest).scripts]).toEqual(['strange.js'])
})

it('the asset scan finds what the inline script loads after the page, but not what loads on use', () => {
  const html = (start: string) =>
    `<script data-entry="/assets/entry-1.js" data-parts="/assets/page-4.js" data-start="${start}">go()</script>`
  expect([...assetsOf(html('after-load'), manifest).scripts].toSorted()).toEqual([
    'assets/deep-3.js',
    'assets/entry-1.js',
    'assets/page-4.js',
    'assets/shared-2.js',
  ])
  expect([...assetsOf(html('on-use'), manifest).scripts]).toEqual([])
})

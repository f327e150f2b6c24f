import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { shopPages } from '#web/shop-pages.ts'

const root = resolve(import.meta.dirname, '..')
const starts = ['web/root.tsx', ...shopPages.map((page) => `web/pages/${page}/page.tsx`)]
const frames = ['shop', 'public', 'checkout'].map((name) => `web/layout/${name}-frame.tsx`)
const imported = /(?:from|import)\s*\(?\s*'((?:\.|#web\/)[^']+)'/g

/** A source with everything it imports, statically or lazily. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return found
  found.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported))
    withImports(name.startsWith('#web/') ? join(root, name.slice(1)) : resolve(dirname(file), name), found)
  return found
}

const comments = /(?<!\w)\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** All words in the code of the shop's pages that could be a class. Tailwind also takes those of comments, such as "visible" and "ring". */
function wordsOfShop(): Set<string> {
  const files = new Set([...starts, ...frames].flatMap((start) => [...withImports(join(root, start))]))
  return new Set(
    [...files].flatMap((file) =>
      readFileSync(file, 'utf8')
        .replace(comments, '')
        .split(/[\s'"`{}]+/),
    ),
  )
}

/** The rules of a block of minified CSS. */
function* rulesOf(css: string): Generator<{ head: string; body: string }> {
  let [start, depth, open] = [0, 0, 0]
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] !== '}' || --depth > 0) continue
    yield { head: css.slice(start, open), body: css.slice(open + 1, at) }
    start = at + 1
  }
}

const escape = /\\([0-9a-f]{1,6}) ?|\\(.)/gi
const plain = (name: string) => name.replace(escape, (_, code, letter) => (code ? String.fromCodePoint(parseInt(code, 16)) : letter))
const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) => plain(name))
/** Classes that occur in the selectors of other utilities and are not styled themselves. */
const states = new Set(['group', 'peer', 'dark', 'light'])

/** Filters minified utilities to those whose classes are in `words`; keeps their order. */
export function utilitiesOf(css: string, words: ReadonlySet<string>): string {
  let kept = ''
  for (const { head, body } of rulesOf(css)) {
    const inner = head.startsWith('@') ? utilitiesOf(body, words) : body
    const isNeeded = head.startsWith('@') ? inner !== '' : classesOf(head).some((name) => words.has(name) && !states.has(name))
    if (isNeeded) kept += `${head}{${inner}}`
  }
  return kept
}

const layer = '@layer utilities{'

/** The style sheet of the shop's pages: the whole one, without utilities that only other pages use. */
export function shopStyleSheet(whole: string, words: ReadonlySet<string>): string {
  const start = whole.indexOf(layer)
  const [utilities] = rulesOf(whole.slice(start))
  if (start < 0 || !utilities) throw new Error('The style sheet has no utilities')
  const end = start + layer.length + utilities.body.length
  return whole.slice(0, start + layer.length) + utilitiesOf(utilities.body, words) + whole.slice(end)
}

/** Adds that style sheet to the build; the manifest has it as web/shop.css. */
export function shopStyles(): Plugin {
  return {
    name: 'shop-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const whole = Object.values(bundle).find((file) => file.type === 'asset' && /entry[^/]*\.css$/.test(file.fileName))
      if (whole?.type !== 'asset') throw new Error('The style sheet of the entry is missing')
      const source = shopStyleSheet(String(whole.source), wordsOfShop())
      this.emitFile({ type: 'asset', name: 'shop.css', originalFileName: 'web/shop.css', source })
    },
  }
}

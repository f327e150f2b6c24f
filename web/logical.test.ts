import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Read as files: as modules each would pass through Vite, and imported style sheets are empty in tests. */
const read = (pattern: string, exclude: string[] = []) =>
  Object.fromEntries(
    globSync(pattern, { cwd: import.meta.dirname, exclude }).map((path) => [path, readFileSync(`${import.meta.dirname}/${path}`, 'utf8')]),
  )
const code = read('**/*.{ts,tsx}', ['**/*.test.*'])
const styles = read('**/*.css')

/**
 * Classes and properties that name a physical side of the screen, which would be wrong in a right-to-left layout. `start` and `end` are
 * allowed.
 */
const classes =
  /(?<=[\s'"`:])-?(?:[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr]|text-(?:left|right))-?(?:[\d[][^\s'"`]*|auto|px)?(?=[\s'"`])/g
const properties =
  /^\s*(?:(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)\b[\w-]*:|text-align: (?:left|right)|float:)/gm

/** Sides that are the same in any language, and words with another meaning. */
const strings = /'[^'\n]*\s[^'\n]*'|"[^"\n]*"|`[^`]*`/g
const classesIn = (source: string): string[] =>
  [...source.matchAll(strings)].flatMap(([text]) =>
    /(?:flex|grid|absolute|fixed|text-|p[xy]?-|m[xy]?-|w-|min-)/.test(text) ? (text.match(classes) ?? []) : [],
  )

test('no class name uses a physical side (left, right)', () => {
  const physical = Object.entries(code).flatMap(([path, source]) =>
    classesIn(source)
      .filter((name) => name !== 'left' && name !== 'right')
      .map((name) => `${path}: ${name}`),
  )
  expect(physical).toEqual([])
})

test('no style sheet uses a physical side (left, right)', () => {
  expect(Object.entries(styles).flatMap(([path, css]) => (css.match(properties) ?? []).map((line) => `${path}: ${line.trim()}`))).toEqual(
    [],
  )
})

/** The theme defines only its own colors: a class with any other color has no effect, so the element looks the same in both themes. */
const strangers = /(?<=[\s'"`:])(?:text|bg|border|divide|outline|fill|stroke)-(?:black|white)\b(?:\/\d+)?(?=[\s'"`])/g

test('no class name uses a color outside of the theme', () => {
  expect(Object.entries(code).flatMap(([path, source]) => (source.match(strangers) ?? []).map((name) => `${path}: ${name}`))).toEqual([])
})

/** There are no named widths either (`--container-*` is empty): `max-w-md` has no effect, and lines would be too long. */
const widths = /(?<=[\s'"`:])(?:(?:min-|max-)?(?:w|inline)|size|basis|columns)-(?:[23]?xs|sm|md|lg|[2-7]?xl)(?=[\s'"`])/g

test('no class name uses a width outside of the theme', () => {
  expect(Object.entries(code).flatMap(([path, source]) => (source.match(widths) ?? []).map((name) => `${path}: ${name}`))).toEqual([])
})

/** There are only three breakpoints: a class with another one never applies, and the layout stays that of a phone. */
const breakpoints = /(?<=[\s'"`:])(?:max-)?(?:sm|2xl):[a-z*[-][^\s'"`]*/g

test('no class name uses a breakpoint outside of the theme', () => {
  expect(Object.entries(code).flatMap(([path, source]) => (source.match(breakpoints) ?? []).map((name) => `${path}: ${name}`))).toEqual([])
})

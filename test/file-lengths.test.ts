import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
/** Not client/, which is generated. */
const files = globSync('{contract,server,web,scripts,test,e2e,bench,db}/**/*.{ts,tsx,mjs}', { cwd: root })
const linesMax = 300

/** As `wc -l` counts them. */
const linesOf = (file: string): number => readFileSync(root + file, 'utf8').split('\n').length - 1

test(`no file of code or tests has more than ${linesMax} lines`, () => {
  const tooLong = files.map((file) => `${file}: ${linesOf(file)}`).filter((one) => Number(one.split(': ')[1]) > linesMax)
  expect(files.length).toBeGreaterThan(3000)
  expect(tooLong).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const files = globSync('{contract,server,web,scripts,bench}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))

/** Names that say nothing about what they hold, with the replacement for each: "Words we don't use" in STYLE.md. */
const avoided: [name: RegExp, instead: string][] = [
  [/^(said|told)([A-Z]|$)/i, 'what it is: notification, message, input, outcome'],
  [/^asked$/i, 'request'],
  [/Told$|^tell[A-Z]/, 'notify, recordNotified'],
  [/^usual[A-Z]/, 'default'],
  [/goOn$/i, 'continue'],
  [/^noted$/, 'recorded, pending'],
  [/^(byIds|ofUser|ofOrders|allOf|atProvider)$/, 'a noun with it: issuesByIds, deliveriesOfUser'],
  [/desk$/i, 'what it is: a list, dependencies'],
]
/** Types, functions, and constants of a module; locals and fields aren't checked. */
const declaration = /^(?:export )?(?:async )?(?:const|let|function\*?|type|interface|class) (\w+)/gm

test('exported and module-level names avoid the words that the style guide excludes', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(declaration)].flatMap(([, name = '']) =>
      avoided.filter(([pattern]) => pattern.test(name)).map(([, instead]) => `${file}: ${name} → ${instead}`),
    ),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { checkGiftWrap } from './gift-wrap.ts'

const db = {
  query: async () => ({ rows: [{ classes: [{ code: 'standard' }, { code: 'reduced' }] }], rowCount: 1 }),
} as unknown as Parameters<typeof checkGiftWrap>[0]
const warningsOf = async (env: Record<string, string>) => {
  const said: string[] = []
  await checkGiftWrap(db, readConfig(env), { warn: (_, message) => said.push(message) })
  return said
}

it('warns of a tax class of gift wrap that there is not', async () => {
  expect(await warningsOf({ GIFT_WRAP: 'on', GIFT_WRAP_TAX_CLASS: 'nope' })).toEqual([
    'GIFT_WRAP_TAX_CLASS is nope, which is none of the tax classes (standard, reduced)',
  ])
  expect(await warningsOf({ GIFT_WRAP: 'on', GIFT_WRAP_TAX_CLASS: 'reduced' })).toEqual([])
  expect(await warningsOf({ GIFT_WRAP_TAX_CLASS: 'nope' })).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { signedIn } from '#test/builders.ts'
import { openImports } from '#test/imports.ts'

const { app, token, send, after, rowsOf } = await openImports()

describe('a file of customers', () => {
  it('is refused the rows with names that members may not have, also where the email gives the name; staff and accounts that are here keep theirs', async () => {
    const { email } = await signedIn(app)
    const rows = ['Support Team,a@names.example', 'Olivia Staff,b@names.example', ',admin@names.example', `GYMFOLK,${email}`]
    const one = await send(['First Name,Email', ...rows], token, 'customers')
    expect(one.found).toEqual({ create: 1, update: 0, same: 1, outdated: 0, refuse: 2 })
    const refused = await rowsOf(one, 'refuse')
    expect(refused.map(({ line, lineErrors }) => [line, lineErrors[0]?.message])).toEqual([
      [2, 'is a name that is reserved for the shop'],
      [4, 'is missing, and the name in the email is reserved for the shop'],
    ])
    expect((await after('run', one)).done).toMatchObject({ created: 1, failed: 0 })
  })

  it('is read in what Excel writes, and says in what', async () => {
    const unicode = Buffer.from('\ufeffFirst Name\tEmail\r\nÉlodie\telodie@names.example', 'utf16le')
    const western = Buffer.from('First Name;Email\r\nJosé;jose@names.example', 'latin1')
    for (const [bytes, encoding, name] of [
      [unicode, 'utf-16le', 'Élodie'],
      [western, 'windows-1252', 'José'],
    ] as const) {
      const one = await send(bytes, token, 'customers')
      expect(one).toMatchObject({ encoding, state: 'ready', found: { create: 1 } })
      expect((await rowsOf(one)).map((row) => row.name)).toEqual([name])
    }
    await expect(send(unicode.subarray(0, -1), token, 'customers')).rejects.toThrow('INVALID_FILE_TYPE')
  })
})

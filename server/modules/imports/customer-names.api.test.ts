import { describe, expect, it } from 'vitest'
import { signedIn } from '#test/builders.ts'
import { openImports } from '#test/imports.ts'

const { app, token, send, after, rowsOf, query } = await openImports()

describe('an import of customers', () => {
  it('refuses names that members may not have, also when derived from the email; staff and existing accounts keep theirs', async () => {
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

  it('reads what Excel writes, and reports the encoding', async () => {
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

it("reads the addresses of exports of WooCommerce's customers", async () => {
  const billing = 'first_name,last_name,company,address_1,address_2,city,postcode,country,state,phone'.replaceAll(/[^,]+/g, 'billing_$&')
  const checked = await send([
    `customer_id,first_name,last_name,user_login,email,date_registered,${billing}`,
    '7,Walt,Wool,walt,walt@woo.example,2024-07-19 22:17:30,Walter,Wool,Wool Ltd,1 Mill Lane,Floor 2,Oakland,94607,US,CA,510 555 0199',
  ])
  expect(checked).toMatchObject({ kind: 'customers', found: { create: 1 } })
  expect((await after('run', checked)).done).toMatchObject({ created: 1 })
  const addresses = await query(
    `select to_jsonb(a) as a from addresses a join users u on u.id = a.user_id where u.email = 'walt@woo.example'`,
  )
  expect(addresses).toMatchObject([
    {
      a: {
        first_name: 'Walter',
        address_line1: '1 Mill Lane',
        address_line2: 'Wool Ltd, Floor 2',
        city: 'Oakland',
        region: 'CA',
        post_code: '94607',
        country: 'US',
        phone: '+15105550199',
      },
    },
  ])
})

it('reads a national phone number with the country of its address, and says why an address without a country is skipped', async () => {
  const head = 'First Name,Last Name,Email,Address1,City,Country Code,Zip,Default Address Phone,Phone'
  const checked = await send([
    head,
    'Uli,Rhein,uli@national.example,Domstr. 1,Köln,DE,50668,0221 123456,',
    'Vera,Rhein,vera@national.example,Domstr. 2,Köln,DE,50668,,0049 221/123457',
    'Willi,Rhein,willi@national.example,Domstr. 3,Köln,DE,50668,unlisted,',
  ])
  expect((await rowsOf(checked)).map(({ warnings }) => warnings.map(({ column, message }) => `${column} ${message}`))).toEqual([
    [],
    [],
    [
      'Default Address Phone is not a phone number with its country: it is left out',
      'Address1 is left out: an address needs a phone number for its parcels, and there is none here',
    ],
  ])
  await after('run', checked)
  const phones =
    'select a.phone, u.unproved_phone from users u left join addresses a on a.user_id = u.id where u.email like $1 order by u.email'
  expect(await query(phones, ['%@national.example'])).toEqual([
    { phone: '+49221123456', unproved_phone: null },
    { phone: '+49221123457', unproved_phone: '+49221123457' },
    { phone: null, unproved_phone: null },
  ])
})

it("recognizes WooCommerce's customer list by its header, and names the columns that it ignores", async () => {
  const checked = await send([
    'Name,Username,Last Active,Date Registered,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal Code',
    'Xenia Woo,xenia,2026-01-02 10:00:00,2025-01-02 10:00:00,xenia@woo.example,3,120.00,40.00,DE,Köln,,50668',
  ])
  expect(checked).toMatchObject({
    kind: 'customers',
    found: { create: 1, refuse: 0 },
    unreadColumns: expect.arrayContaining(['Username', 'AOV', 'City', 'Postal Code']),
  })
  await after('run', checked)
  expect(await query('select name from users where email = $1', ['xenia@woo.example'])).toEqual([{ name: 'Xenia Woo' }])
})

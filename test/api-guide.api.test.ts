import assert from 'node:assert/strict'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signatureOf } from '#server/modules/webhooks/sign.ts'
import { startApp, type TestApp } from './app.ts'
import { seedProduct, staffIn, stockShop } from './builders.ts'
import { guide } from '#server/http/openapi/guide.ts'

let app: TestApp
const variables: Record<string, string> = {}
beforeAll(async () => {
  // Addresses that are exempt from limits get no headers about them.
  app = await startApp({ env: { RATE_LIMIT_EXEMPT: '' } })
  const [product] = await stockShop(
    app,
    Array.from({ length: 3 }, (_, index) => seedProduct({ name: `Rope ${index}`, stock: 5 })),
  )
  variables.VARIANT = product!.variants[0]!.id
  const { token } = await staffIn(app, 'owner')
  const { key } = await app.call('POST /admin/api-keys', { name: 'Warehouse', scopes: ['orders:read', 'stock:write'], days: 30 }, { token })
  variables.KEY = key
})
afterAll(() => app.stop())

const codeOf = (title: string): string => {
  const section = guide(app.url).find((one) => one.title === title)
  assert(section?.code, `the guide has no code under ${title}`)
  return section.code
}

/** The arguments of a command, as a shell would split them, with its variables. */
const argumentsOf = (command: string): string[] =>
  [...command.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) =>
    word.replace(
      /'([^']*)'|"([^"]*)"|\$(\w+)/g,
      (_, plain?: string, quoted?: string, name?: string) =>
        plain ?? (quoted === undefined ? valueOf(name) : quoted.replace(/\$(\w+)/g, (__, inner: string) => valueOf(inner))),
    ),
  )
const valueOf = (name = ''): string => {
  assert(variables[name] !== undefined, `$${name} has no value`)
  return variables[name]
}

/** What a reader has to fill in, as it stands in the code: `NAME='<what it is>'`. */
const placeholderOf = (title: string, name: string): string => {
  const found = new RegExp(`^${name}='(<[^']+>)'`, 'm').exec(codeOf(title))?.[1]
  assert(found !== undefined, `${name} is no placeholder under ${title}`)
  return found
}

/** What curl would ask, for each command of a section, and the answers. A command in `NAME=$(…)` sets that variable from `field`. */
async function run(title: string): Promise<Response[]> {
  const answers: Response[] = []
  for (const line of codeOf(title)
    .split('\n')
    .filter((one) => one.includes('curl '))) {
    const [, name, inner = line] = /^(\w+)=\$\((.*)\)$/.exec(line) ?? []
    const [, ...words] = argumentsOf(inner.slice(inner.indexOf('curl ')).split(' | ')[0]!)
    const url = words.find((word) => word.startsWith(app.url))!
    const after = (flag: string) => words.flatMap((word, at) => (word === flag ? [words[at + 1]!] : []))
    const headers = Object.fromEntries(after('-H').map((header) => header.split(': ') as [string, string]))
    const [method = 'GET'] = after('-X')
    const [body] = after('-d')
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
    const field = /grep -o '"(\w+)":/.exec(inner)?.[1]
    if (name && field) variables[name] = new RegExp(`"${field}":"([^"]*)"`).exec(await response.clone().text())?.[1] ?? ''
    answers.push(response)
  }
  return answers
}

describe('the commands of the guide', () => {
  it.each([
    'Calls and keys',
    'Pages of a list',
    'Repeating a call safely',
    'Limits',
    'Asking only for what changed',
    'Versions',
    'Times and money',
  ])('%s: are answered', async (title) => {
    const answers = await run(title)
    expect(answers.length).toBeGreaterThan(0)
    expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => true))
  })

  it('Answers and errors: shows what is refused', async () => {
    const [answer] = await run('Answers and errors')
    expect(answer!.status).toBe(422)
    expect(await answer!.json()).toMatchObject({ code: 'INVALID_INPUT', errors: { colour: ['is not known here'] } })
  })

  it('Pages of a list: continues after the first page', async () => {
    const [first, second] = await Promise.all(
      (await run('Pages of a list')).map((answer) => answer.json() as Promise<{ data: { products: { id: string }[] } }>),
    )
    expect(second!.data.products).toHaveLength(1)
    expect(first!.data.products.map(({ id }) => id)).not.toContain(second!.data.products[0]!.id)
  })

  it('Repeating a call safely: has one effect', async () => {
    const levels = async () => (await (await run('Repeating a call safely'))[0]!.json()) as unknown
    expect(await levels()).toEqual(await levels())
  })

  it('Repeating a call safely: changes nothing if it is pasted with nothing filled in', async () => {
    const { VARIANT } = variables
    variables.VARIANT = placeholderOf('Repeating a call safely', 'VARIANT')
    const answers = await run('Repeating a call safely')
    variables.VARIANT = VARIANT!
    expect(answers.map(({ status }) => status)).toEqual([422])
  })

  it('Limits: there are headers to look at', async () => {
    const [answer] = await run('Limits')
    expect(answer!.headers.get('ratelimit-policy')).toBe('"read";q=3000;w=60')
  })
})

it('the function of the guide recognizes the signatures of webhooks', async () => {
  const { isFromShop } = (await import(`data:text/javascript,${encodeURIComponent(codeOf('Webhooks'))}`)) as {
    isFromShop: (body: string, header: string, secret: string, now: number) => boolean
  }
  const now = app.now()
  const header = signatureOf('{"id":"1"}', ['new', 'old'], now)
  const isTaken = (body: string, secret: string, minutes = 0) => isFromShop(body, header, secret, now.getTime() + minutes * 60_000)
  expect(['new', 'old', 'other'].map((secret) => isTaken('{"id":"1"}', secret))).toEqual([true, true, false])
  expect([isTaken('{"id":"2"}', 'new'), isTaken('{"id":"1"}', 'new', 6)]).toEqual([false, false])
})

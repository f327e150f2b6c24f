import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cookies, openCookies } from './cookies.ts'

describe('request cookies', () => {
  const read = (header: string | undefined) => openCookies(header, false).get('XSRF-TOKEN')

  it('are read by name and decoded; of several with a name, the first counts', () => {
    expect(read('a=1; XSRF-TOKEN=x%20y; XSRF-TOKEN=z')).toBe('x y')
    expect(read('a=1;XSRF-TOKEN = d=e ; b=2')).toBe('d=e')
  })

  it('may be malformed', () => {
    for (const header of [undefined, '', ';', '=', '=x', 'alone', ';;;', 'XSRF-TOKEN', '__proto__=x']) expect(read(header)).toBe(undefined)
    expect(read('XSRF-TOKEN=%zz')).toBe('%zz')
  })
})

describe('response cookies', () => {
  it("have the attributes of the cookie table, and Secure only if the shop's origin is https", () => {
    const jar = openCookies(undefined, true)
    jar.set('XSRF-TOKEN', 'a; b')
    expect(jar.lines()).toEqual(['XSRF-TOKEN=a%3B%20b; Path=/; Secure; SameSite=Lax'])
    const local = openCookies(undefined, false)
    local.set('XSRF-TOKEN', 'a')
    expect(local.lines()).toEqual(['XSRF-TOKEN=a; Path=/; SameSite=Lax'])
  })

  it("can't be set by a subdomain if the shop's origin is https", () => {
    const jar = openCookies('device=forged', true)
    expect(jar.get('device')).toBe(undefined)
    jar.set('device', 'a')
    expect(jar.lines()).toEqual(['__Host-device=a; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Strict'])
    expect(openCookies('__Host-device=a', true).get('device')).toBe('a')
  })

  it("override the request's cookies for later reads", () => {
    const jar = openCookies('XSRF-TOKEN=old', false)
    expect([jar.get('XSRF-TOKEN'), jar.lines()]).toEqual(['old', []])
    jar.set('XSRF-TOKEN', 'new')
    expect(jar.get('XSRF-TOKEN')).toBe('new')
    jar.remove('XSRF-TOKEN')
    expect([jar.get('XSRF-TOKEN'), jar.lines()]).toEqual([undefined, ['XSRF-TOKEN=; Max-Age=0; Path=/; SameSite=Lax']])
  })
})

it('the privacy policy names every cookie that is set', () => {
  const policy = readFileSync(new URL('../../content/en/pages/privacy-policy.md', import.meta.url), 'utf8')
  expect(Object.keys(cookies).filter((name) => !policy.includes(`\`${name}\``))).toEqual([])
})

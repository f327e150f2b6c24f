import { describe, expect, it } from 'vitest'
import { openCookies, parseCookies } from './cookies.ts'

describe('cookies that come', () => {
  it('are read by name, decoded, the first of a name', () => {
    expect([...parseCookies('a=1; b=x%20y;c = d=e ; a=2')]).toEqual([
      ['a', '1'],
      ['b', 'x y'],
      ['c', 'd=e'],
    ])
  })

  it('may be nonsense', () => {
    for (const header of [undefined, '', ';', '=', '=x', 'alone', ';;;']) expect(parseCookies(header).size).toBe(0)
    expect([...parseCookies('a=%zz; __proto__=x')]).toEqual([
      ['a', '%zz'],
      ['__proto__', 'x'],
    ])
  })
})

describe('cookies that go', () => {
  it('travel as the table says, and only over https where that is our address', () => {
    const jar = openCookies(undefined, true)
    jar.set('XSRF-TOKEN', 'a; b')
    expect(jar.lines()).toEqual(['XSRF-TOKEN=a%3B%20b; Path=/; Secure; SameSite=Lax'])
    const local = openCookies(undefined, false)
    local.set('XSRF-TOKEN', 'a')
    expect(local.lines()).toEqual(['XSRF-TOKEN=a; Path=/; SameSite=Lax'])
  })

  it('are the last word, for later readers too', () => {
    const jar = openCookies('XSRF-TOKEN=old', false)
    expect([jar.get('XSRF-TOKEN'), jar.lines()]).toEqual(['old', []])
    jar.set('XSRF-TOKEN', 'new')
    expect(jar.get('XSRF-TOKEN')).toBe('new')
    jar.remove('XSRF-TOKEN')
    expect([jar.get('XSRF-TOKEN'), jar.lines()]).toEqual([undefined, ['XSRF-TOKEN=; Path=/; Max-Age=0; SameSite=Lax']])
  })
})

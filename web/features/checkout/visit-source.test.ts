// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { visitSourceScript } from '#web/lib/source-script.ts'
import { visitSource } from './visit-source.ts'

/** A page of a visit, as the inline script sees it. */
const open = (search: string, referrer: string) =>
  // oxlint-disable-next-line typescript/no-implied-eval -- it's an inline script
  new Function('location', 'document', visitSourceScript)({ search }, { referrer })
beforeEach(() => sessionStorage.clear())

describe('the source of a visit', () => {
  it("is the campaign in the URL and the linking host of the tab's first page", () => {
    open('?page=2&utm_source=news%20letter&utm_medium=email&utm_campaign=spring&token=secret', 'https://mail.example.com/inbox?id=7')
    open('?utm_source=other', 'https://elsewhere.example')
    expect(visitSource()).toEqual({ source: 'news letter', medium: 'email', campaign: 'spring', referrer: 'mail.example.com' })
    expect(sessionStorage.getItem('visit')).not.toContain('secret')
    expect(sessionStorage.getItem('visit')).not.toContain('inbox')
  })

  it("is empty for direct visits, and truncated to the API's limit", () => {
    open('', '')
    expect(visitSource()).toBeUndefined()
    sessionStorage.clear()
    open(`?utm_campaign=${'x'.repeat(5000)}`, '')
    expect(visitSource()?.campaign).toHaveLength(300)
  })
})

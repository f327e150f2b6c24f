import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { textKeys } from '#server/text/text.ts'
import { mailDefinitions } from './mail-list.ts'
import { partsOf, previewOf } from './mail-preview.ts'
import { definitionOf, problemOf, textsOf } from './mail-texts.ts'

const config = readConfig({})
const all = mailDefinitions.flatMap((definition) => textsOf(definition, 'en'))
const shipped = textsOf(definitionOf('order-shipped'), 'en')
const [subject, , body] = shipped as [(typeof all)[0], (typeof all)[0], (typeof all)[0]]
const problem = (sentence: string, text = body) => problemOf(sentence, text, 'https://shop.test')

describe('the editable texts of mails', () => {
  it('are each defined in one place', () => {
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  })

  it('cover every subject that the shop sends, except staff mails', () => {
    const subjects = textKeys().filter((key) => /\.subject(?:_\w+)?$/.test(key) && key !== 'contact.subject' && !key.startsWith('report.'))
    expect(subjects.filter((key) => !all.some((text) => text.key === key))).toEqual([])
  })

  it.each(['en', 'bn'])('belong to mails with a name in the back office, in %s', (language) => {
    const { mailNames } = JSON.parse(readFileSync(`web/admin/text/${language}/admin-site.json`, 'utf8')) as { mailNames: object }
    expect(mailDefinitions.map(({ name }) => name).filter((name) => !(name in mailNames))).toEqual([])
  })

  it('use the variables of their mail, and no others', () => {
    expect(subject.variables).toEqual(['shop', 'number', 'support'])
    expect(problem('{{number}} from {{shop}}, questions to {{support}}')).toBeUndefined()
    expect(problem('{{password}}')).toBe('has the unknown variable {{password}}')
    expect(problem('{{ number }}')).toBe('has curly brackets that are no variable')
    expect(problem('{{number')).toBe('has curly brackets that are no variable')
  })

  it('link only to the shop', () => {
    expect(problem('See https://shop.test/sale today')).toBeUndefined()
    for (const link of [
      'https://evil.test',
      'http://shop.test.evil.test',
      'https://shop.test.evil.test/',
      'javascript:alert(1)',
      'www.evil.test',
    ])
      expect(problem(`See ${link}`), link).toBe('has a link to another place than this shop')
  })

  it('are one line where the mail requires it, and contain the code where it is needed', () => {
    expect(problem('a\nBcc: b', subject)).toBe('has to be one line')
    expect(problem('x'.repeat(151), subject)).toBe('is longer than 150 characters')
    const preheader = textsOf(definitionOf('code'), 'en').find(({ role }) => role === 'preheader')!
    expect(problem('Your code', preheader)).toBe('needs the variable {{code}}')
  })
})

describe('a mail preview', () => {
  it.each(mailDefinitions.map(({ name }) => name))('%s says everything in both languages', (name) => {
    for (const locale of ['en', 'bn'] as const) {
      const { html, plain, subject: line } = partsOf(previewOf(definitionOf(name), {}, { ...config, shop: { ...config.shop, locale } }))
      expect(line + plain + html).not.toMatch(/\{\{|undefined/)
    }
  })

  it('shows the text escaped, in paragraphs, with links to the shop', () => {
    const sentence = `<script>x</script>\n\nمرحبا 💪 ${config.origin}/sale.`
    const { html, plain } = partsOf(previewOf(definitionOf('order-shipped'), { [body.key]: sentence }, config))
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;x&lt;/script&gt;</p>')
    expect(html).toContain(`<a href="${config.origin}/sale" `)
    expect(plain).toContain('مرحبا 💪')
  })
})

import { describe, expect, it } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { openApi } from './openapi.ts'

const document = openApi(endpoints, { name: 'Gymfolk', origin: 'http://127.0.0.1:3000' }) as {
  openapi: string
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string
        responses: Record<string, unknown>
        parameters: { name: string; in: string }[]
        requestBody?: unknown
        security?: unknown
      }
    >
  >
}
const text = JSON.stringify(document)

describe('the OpenAPI document', () => {
  it('has every endpoint, each under its own name', () => {
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(operations).toHaveLength(endpoints.length)
    expect(new Set(operations.map((o) => o.operationId)).size).toBe(endpoints.length)
  })

  it('points only to what it has', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]!)
    expect(references).toContain('#/components/schemas/Category')
    for (const reference of new Set(references)) {
      const found = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
      expect(found, reference).toBeDefined()
    }
  })

  it('says where each input goes, who may call, and how it fails', () => {
    const create = document.paths['/user/orders/create-order']!.post!
    expect(create.parameters.map((p) => [p.name, p.in])).toEqual([['Idempotency-Key', 'header']])
    expect(create.requestBody).toBeDefined()
    expect(create.security).toEqual([{}, { bearer: [] }])
    expect(Object.keys(create.responses)).toEqual(expect.arrayContaining(['201', '400', '401', '409', '422', '429', '503']))
    const list = document.paths['/user/products']!.get!
    expect(list.parameters.find((p) => p.name === 'limit')).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100 },
    })
  })
})

import { type Auth, type Endpoint, permissionsFor } from '#contract/endpoint.ts'
import { escapeHtml } from '#server/text/markup.ts'
import { plainPage } from './html.ts'
import type { GuideSection } from './openapi/guide.ts'

interface Document {
  info: { title: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}
interface Operation {
  tags: string[]
  summary: string
  description?: string
  parameters: { name: string; in: string; required: boolean; description: string; schema: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown; example: unknown }> }
  responses: Record<string, { description: string; content: Record<string, { schema: unknown; example: unknown }> }>
}

/** The OpenAPI document as a page to read: plain HTML, no script. */
export function docsPage(document: object, endpoints: readonly Endpoint[], guide: readonly GuideSection[]): string {
  const { info, paths, components } = document as Document
  const auth = new Map(endpoints.map((e) => [e.route.replace(/:(\w+)/g, '{$1}'), e.auth]))
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ title: `${method.toUpperCase()} ${path}`, operation })),
  )
  const tags = [...new Set(operations.map((o) => o.operation.tags[0]!))]
  const sections = tags.map(
    (tag) =>
      `<section><h2>${escapeHtml(tag)}</h2>${operations
        .filter((o) => o.operation.tags[0] === tag)
        .map((o) => call(o.title, whoMayCall(auth.get(o.title)), o.operation))
        .join('')}</section>`,
  )
  const intro = `<p>What holds for every call comes first, then the calls: open one to see what it takes and what it answers. The same as a file: <a href="/api/openapi.json">openapi.json</a>.</p>`
  return plainPage(info.title, intro + guide.map(guideSection).join('') + sections.join('') + schemaSection(components.schemas))
}

const guideSection = ({ title, text, code }: GuideSection): string =>
  `<section><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>${code === undefined ? '' : `<pre>${escapeHtml(code)}</pre>`}</section>`

/** The section of the named schemas that calls refer to. */
function schemaSection(schemas: Record<string, unknown>): string {
  const each = Object.entries(schemas).map(
    ([name, schema]) => `<details id="${name}"><summary><code>${name}</code></summary><pre>${pretty(schema)}</pre></details>`,
  )
  return `<section><h2>Schemas</h2>${each.join('')}</section>`
}

function call(title: string, caller: string, operation: Operation): string {
  const inputs = operation.parameters.map(
    (p) =>
      `<tr><td><code>${escapeHtml(p.name)}</code></td><td>${p.in}${p.required ? ', required' : ''}</td><td>${escapeHtml(p.description)}</td><td><code>${escapeHtml(JSON.stringify(p.schema))}</code></td></tr>`,
  )
  const body = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { example, schema }]) => `<h3>Body (${type})</h3><pre>${pretty(example)}</pre><pre>${pretty(schema)}</pre>`,
  )
  const answers = Object.entries(operation.responses).map(
    ([status, r]) => `<tr><td><code>${status}</code></td><td>${escapeHtml(r.description)}</td></tr>`,
  )
  const success = Object.values(operation.responses)[0]
  return `<details><summary><code>${escapeHtml(title)}</code><span>${escapeHtml(operation.summary)}</span><small>${caller}</small></summary>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}${inputs.length > 0 ? `<h3>Parameters</h3><table>${inputs.join('')}</table>` : ''}${body.join('')}<h3>Answers</h3><table>${answers.join('')}</table><h3>On success</h3><pre>${pretty(success?.content['application/json']?.example)}</pre><pre>${pretty(success?.content['application/json']?.schema)}</pre></details>`
}

const callers = { public: 'anyone', guest: 'anyone; a token makes it personal', customer: 'signed in' }

function whoMayCall(auth: Auth = 'public'): string {
  return typeof auth === 'string' ? callers[auth] : `staff with ${permissionsFor(auth).join(' or ')} and a second factor`
}
const pretty = (schema: unknown) => escapeHtml(JSON.stringify(schema, null, 2) ?? '')

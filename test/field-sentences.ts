import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import type { RefusalCode } from '#contract/refusals.ts'
import { sentenceIn } from '#server/text/field-errors.ts'

/** These say which pictures, names or lines of a file are meant, in the words of whoever wrote them. */
const inTheirWords = new Set<RefusalCode | undefined>(['MEDIA_IS_USED'])

/** The sentences of a refusal about fields that have no Bengali text. A word alone is a value, such as a maximum or a time. */
export const untranslated = ({ code, errors }: { code?: RefusalCode; errors?: Record<string, string[]> | null }): string[] =>
  inTheirWords.has(code)
    ? []
    : Object.values(errors ?? {})
        .flat()
        .filter((sentence) => sentence.includes(' ') && sentenceIn('bn', sentence) === undefined)

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
/** A sentence in the source code. With expressions in it, each is replaced by a number and, in the other version, by a word. */
interface WrittenSentence {
  file: string
  versions: string[]
}

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * The sentences about fields that the code refuses with: those in calls of `refuse` and in lists of one sentence beside them, and the
 * messages of the contract's own checks. Those that are put together elsewhere are found by the API tests, whose calls look at each refusal.
 */
export function writtenSentences(): WrittenSentence[] {
  const files = globSync('{contract,server}/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|field-notes/.test(file))
  return files.flatMap((file) => {
    const source = readFileSync(root + file, 'utf8')
    const isContract = file.startsWith('contract/')
    if (!isContract && !/refuse\(|FieldErrors/.test(source)) return []
    const places = nodesIn(parseAst(source, { lang: 'ts' }) as unknown as Node).flatMap(isContract ? inCheck : inRefusal)
    const texts = places.flatMap((place) => textsIn(place))
    return texts.filter(([text = '']) => text.includes(' ')).map((versions) => ({ file, versions }))
  })
}

/** What may hold sentences: the errors of a refusal, and a list of one text, as `problems.name = ['is empty']` has it. */
function inRefusal(node: Node): unknown[] {
  if (node.type === 'ArrayExpression') return isSentences(node['elements'] as Node[]) ? [node['elements']] : []
  const isRefuse = node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'refuse'
  return isRefuse ? (node['arguments'] as unknown[]).slice(1) : []
}

const isSentences = ([first, ...others]: Node[]): boolean =>
  others.length === 0 && textsIn(first).some(([text = '']) => /^(?:is|are|has|have|was|can|can't|needs?|must|makes|leads) /.test(text))

/** What may hold sentences: the message of a check, given as its last argument or by name. */
function inCheck(node: Node): unknown[] {
  if (node.type === 'Property')
    return ['error', 'message'].includes(nameOf(node['key'])) && isText(node['value'] as Node) ? [node['value']] : []
  if (node.type !== 'CallExpression' || !['refine', 'regex', 'union'].includes(nameOf((node['callee'] as Node)['property']))) return []
  return (node['arguments'] as Node[]).slice(1).filter(isText)
}

const nameOf = (node: unknown): string => String((node as Node | undefined)?.['name'])
const isText = ({ type }: Node): boolean => ['Literal', 'TemplateLiteral', 'ConditionalExpression'].includes(type)

function nodesIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(nodesIn)
  if (typeof node !== 'object' || node === null) return []
  const own = 'type' in node ? [node as Node] : []
  return [...own, ...Object.values(node).flatMap(nodesIn)]
}

/** The texts in an expression, leaving out the names of fields. */
function textsIn(node: unknown): string[][] {
  if (Array.isArray(node)) return node.flatMap((one) => textsIn(one))
  if (typeof node !== 'object' || node === null) return []
  const one = node as Node
  if (one.type === 'Literal') return typeof one['value'] === 'string' ? [[one['value']]] : []
  if (one.type === 'TemplateLiteral') {
    const parts = (one['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
    return [['7', 'seven'].map((value) => parts.join(value))]
  }
  if (one.type === 'BinaryExpression' || one.type === 'CallExpression')
    return one.type === 'CallExpression' ? textsIn(one['arguments']) : []
  return Object.entries(one).flatMap(([part, inner]) => (part === 'key' || part === 'path' ? [] : textsIn(inner)))
}

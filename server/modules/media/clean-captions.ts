import { isReadable } from '#contract/fields.ts'
import { captionLimits } from '#contract/limits/captions.ts'
import { refuse } from '#contract/refuse.ts'

const { cues: cuesMax, cueText, hours: hoursMax, written: writtenMax } = captionLimits
const msPerHour = 3_600_000
const msPerMinute = 60_000
const msPerSecond = 1000

/** A file of captions (WebVTT) in the form that we serve: its cues' times and texts, and nothing else. Refuses with INVALID_FILE_TYPE. */
export function cleanCaptions(bytes: Uint8Array): string {
  const [head = '', ...blocks] = blocksOf(decode(bytes))
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(head)) throw wrong('does not begin with WEBVTT')
  const cues = blocks.filter((block) => !/^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/.test(block)).map(cueOf)
  if (cues.length === 0) throw wrong('has no captions')
  if (cues.length > cuesMax) throw wrong(`has more than ${cuesMax} captions`)
  const written = `${['WEBVTT', ...cues].join('\n\n')}\n`
  // Each `&` and `<` is written as several characters.
  if (written.length > writtenMax) throw wrong(`has more than ${writtenMax} characters`)
  return written
}

const wrong = (problem: string) => refuse('INVALID_FILE_TYPE', { file: [problem] })

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0') && isReadable(text)) return text
  } catch {
    // Refused below.
  }
  throw wrong('is not readable text in UTF-8')
}

const blocksOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((block) => block.replace(/^\n+|\n+$/g, ''))
    .filter((block) => block !== '')

/** A cue with its times as we write them. Its id and settings are dropped. */
function cueOf(block: string, at: number): string {
  const lines = block.split('\n')
  const timing = lines[0]!.includes('-->') ? 0 : 1
  const [from, to] = timesOf(lines[timing] ?? '', at)
  const text = textOf(lines.slice(timing + 1))
  if (text.includes('-->')) throw wrong(`caption ${at + 1}: has another time in its text`)
  if (text === '') throw wrong(`caption ${at + 1}: has no text`)
  if (text.length > cueText) throw wrong(`caption ${at + 1}: has more than ${cueText} characters`)
  return `${written(from)} --> ${written(to)}\n${text}`
}

const time = String.raw`(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const timingLine = new RegExp(String.raw`^[ \t]*${time}[ \t]+-->[ \t]+${time}(?:[ \t]|$)`)

function timesOf(line: string, at: number): [number, number] {
  const found = timingLine
    .exec(line)
    ?.slice(1)
    .map((part) => Number(part ?? 0))
  if (!found) throw wrong(`caption ${at + 1}: has no times such as 00:01.000 --> 00:04.000`)
  const [from, to] = [found.slice(0, 4), found.slice(4)].map(
    ([hours = 0, minutes = 0, seconds = 0, rest = 0]) => hours * msPerHour + minutes * msPerMinute + seconds * msPerSecond + rest,
  ) as [number, number]
  if (from >= to) throw wrong(`caption ${at + 1}: ends before it begins`)
  if (to > hoursMax * msPerHour) throw wrong(`caption ${at + 1}: is after ${hoursMax} hours`)
  return [from, to]
}

const two = (value: number, digits = 2): string => String(value).padStart(digits, '0')
const written = (ms: number): string =>
  `${two(Math.floor(ms / msPerHour))}:${two(Math.floor(ms / msPerMinute) % 60)}:${two(Math.floor(ms / msPerSecond) % 60)}.${two(ms % msPerSecond, 3)}`

/**
 * The text of a cue. Tags are removed, except that voice tags become the speaker's name; the rest is escaped, so that nothing in it is a
 * tag. A tag ends before the next `<`, and its name at the first space: otherwise a file of nothing but `<` would be searched to its end
 * from each of them.
 */
function textOf(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replace(/<v(?:\.[^\s<>]*)?[ \t]([^<>]*)>/g, (_, name: string) => `${name.trim()}: `)
        .replace(/<[^<>]*>/g, '')
        .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
        .replaceAll('<', '&lt;')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
}

import { describe, expect, it } from 'vitest'
import { startCpuTimer } from '#test/cpu-time.ts'
import { captionLimits } from '#contract/limits/captions.ts'
import { cleanCaptions } from './clean-captions.ts'

const clean = (text: string) => cleanCaptions(new TextEncoder().encode(text))
const cue = '00:01.000 --> 00:02.500\nHi'

describe('a caption file', () => {
  it('keeps its times and words', () => {
    const file = `\u{feff}WEBVTT - Squats\r\nKind: captions\r\n\r\nNOTE by Ada\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\nintro\r\n00:01.000 --> 00:02.500 align:start line:0\r\n<v.loud Ada>Up!</v>\r\n- <i>yes</i> & <c.x>no</c>\r\n\r\n01:00:00.000 --> 01:00:01.000\r\nবাংলা &amp; 2 < 3`
    expect(clean(file)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nAda: Up!\n- yes &amp; no\n\n01:00:00.000 --> 01:00:01.000\nবাংলা &amp; 2 &lt; 3\n',
    )
    expect(clean(clean(file))).toBe(clean(file))
  })

  it('contains no tags after cleaning, however they are nested', () => {
    for (const text of ['<script>alert(1)</script>', '<<b>script>x', '<b', '&lt;script&gt;', '<v <b>>x'])
      expect(clean(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text} .`).split('\n').slice(3).join('')).not.toMatch(/<|-->/)
  })

  it.each([
    ['', 'does not begin with WEBVTT'],
    ['WEBVTTX\n\n' + cue, 'does not begin with WEBVTT'],
    ['1\n00:00:01,000 --> 00:00:02,000\nHi', 'does not begin with WEBVTT'],
    ['WEBVTT', 'has no captions'],
    ['WEBVTT\n\nHi', 'has no times'],
    ['WEBVTT\n\n00:01 --> 00:02\nHi', 'has no times'],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\nHi', 'ends before it begins'],
    ['WEBVTT\n\n04:00:00.000 --> 04:00:01.000\nHi', 'is after 3 hours'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n<b></b>', 'has no text'],
    [`WEBVTT\n\n${cue}\n00:03.000 --> 00:04.000`, 'another time'],
    [`WEBVTT\n\n${cue}${'i'.repeat(captionLimits.cueText)}`, 'characters'],
    ['WEBVTT\n\n' + Array.from({ length: captionLimits.cues + 1 }, () => cue).join('\n\n'), 'more than'],
    [`WEBVTT\n\n${cue}\u{202e}`, 'is not readable'],
    [`WEBVTT\n\n${cue}\0`, 'is not readable'],
  ])('%j is refused', (text, problem) => {
    expect(() => clean(text)).toThrow(
      expect.objectContaining({ code: 'INVALID_FILE_TYPE', errors: { file: [expect.stringContaining(problem)] } }),
    )
  })

  it.each(['<', '<v ', '<v.', '<v.a ', '<b', '&', '-->', ' '])('is read in linear time, also when full of %j', (part) => {
    const cpuMs = startCpuTimer()
    // After the longest start of a tag, too.
    for (const start of ['', '<v'])
      expect(() => clean(`WEBVTT\n\n00:01.000 --> 00:02.000\n${start}${part.repeat(95_000 / part.length)}${'i'.repeat(501)}`)).toThrow(
        expect.objectContaining({ code: 'INVALID_FILE_TYPE' }),
      )
    expect(cpuMs()).toBeLessThan(1000)
  })

  it('that exceeds the size limit once normalized is refused', () => {
    const file = `WEBVTT\n\n${Array.from({ length: 750 }, () => `00:01.000 --> 00:02.000\n${'&'.repeat(100)}`).join('\n\n')}`
    expect(file.length).toBeLessThan(captionLimits.bytes)
    expect(() => clean(file)).toThrow(expect.objectContaining({ errors: { file: ['has more than 300000 characters'] } }))
  })

  it('that is not text is refused', () => {
    expect(() => cleanCaptions(Uint8Array.of(0xff, 0xfe, 0x00))).toThrow(expect.objectContaining({ code: 'INVALID_FILE_TYPE' }))
  })
})

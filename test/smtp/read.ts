interface ReadMail {
  /** By lower-case name, with encoded words decoded. */
  headers: Record<string, string>
  text: string
  html: string
}

/** A mail as a mail program would show it: supports the parts of MIME that we send. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1)
  const texts = parts.map((part) => split(part.replace(/^\r\n/, '')))
  const find = (type: string) => {
    const part = texts.find((one) => one.headers['content-type']?.startsWith(type))
    return part ? decode(part.body, part.headers['content-transfer-encoding']).replaceAll('\r\n', '\n').trimEnd() : ''
  }
  return { headers, text: find('text/plain'), html: find('text/html') }
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), words(line.slice(line.indexOf(':') + 1).trim())])
  return { headers: Object.fromEntries(pairs) as Record<string, string>, body: raw.slice(end + 4) }
}

const words = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, way: string, encoded: string) =>
      way.toUpperCase() === 'B' ? Buffer.from(encoded, 'base64').toString() : quotedPrintable(encoded.replaceAll('_', ' ')),
    )

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? quotedPrintable(body.replaceAll('=\r\n', '')) : body
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

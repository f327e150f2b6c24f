import { connect, type Socket } from 'node:net'

/** A request as plain data, so that it can be handed to another process. */
export interface LoadRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as they are, instead. */
  bytes?: { type: string; base64: string }
}
export interface LoadResponse {
  status: number
  body: Buffer
}

interface Waiting {
  resolve: (answer: LoadResponse) => void
  reject: (error: Error) => void
}

const silenceMs = 10_000
const headEnd = '\r\n\r\n'

/** The bytes of a request. Nothing is added that a browser would negotiate: what comes back is as asked for. */
export function bytesOf({ method, path, headers = {}, body, bytes }: LoadRequest): Buffer {
  const content = bytes ? Buffer.from(bytes.base64, 'base64') : Buffer.from(body === undefined ? '' : JSON.stringify(body))
  const all = {
    Host: '127.0.0.1',
    ...headers,
    ...(content.length > 0 && { 'Content-Type': bytes?.type ?? 'application/json', 'Content-Length': String(content.length) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), content])
}

/**
 * One kept-alive HTTP/1.1 connection, one request at a time. Bare sockets, because a client that costs as much as the
 * server would be what is measured.
 */
export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: Waiting | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.setTimeout(silenceMs, () => socket.destroy(new Error(`no answer in ${silenceMs / 1000} s`)))
    socket.on('data', (bytes: Buffer) => this.#take(bytes))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('the server closed the connection')))
  }

  static open(origin: string): Promise<Connection> {
    const { hostname, port } = new URL(origin)
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      socket.once('error', reject)
      socket.once('connect', () => resolve(new Connection(socket.off('error', reject))))
    })
  }

  send(bytes: Buffer): Promise<LoadResponse> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('the connection is closed'))
      this.#waiting = { resolve, reject }
      this.#socket.write(bytes)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes])
    const end = this.#received.indexOf(headEnd)
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) return void this.#socket.destroy(new Error('the answer does not say how long it is'))
    const bodyAt = end + headEnd.length
    if (this.#received.length < bodyAt + Number(length)) return
    const body = this.#received.subarray(bodyAt)
    this.#received = Buffer.alloc(0)
    this.#settle().resolve({ status: Number(head.slice(9, 12)), body })
  }

  #fail(error: Error): void {
    if (this.#waiting) this.#settle().reject(error)
  }

  #settle(): Waiting {
    const waiting = this.#waiting ?? { resolve: () => {}, reject: () => {} }
    this.#waiting = undefined
    return waiting
  }
}

/** The bytes of an answer's body as they are sent, packed only where the headers ask for it; fails on anything but 200. */
export async function fetchBytes(origin: string, path: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const connection = await Connection.open(origin)
  try {
    const { status, body } = await connection.send(bytesOf({ method: 'GET', path, headers }))
    if (status !== 200) throw new Error(`${path} answers ${status}`)
    return body
  } finally {
    connection.close()
  }
}

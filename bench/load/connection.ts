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

/** The product feed of a large shop is built in ten seconds. */
const silenceMs = 60_000
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
  #received: Buffer[] = []
  #receivedBytes = 0
  /** Of the answer that is coming: where its body begins and where it ends. */
  #head: { status: number; bodyAt: number; end: number } | undefined
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

  /** Pieces are put together once the head is there, and once more when all is: putting each to what came before would copy a file of 400 MB thousands of times. */
  #take(bytes: Buffer): void {
    this.#received.push(bytes)
    this.#receivedBytes += bytes.length
    if (this.#head === undefined && !this.#readHead()) return
    const { status, bodyAt, end } = this.#head!
    if (this.#receivedBytes < end) return
    const body = Buffer.concat(this.#received).subarray(bodyAt, end)
    this.#received = []
    this.#receivedBytes = 0
    this.#head = undefined
    this.#settle().resolve({ status, body })
  }

  /** False where more of it has to come, or where it says too little. */
  #readHead(): boolean {
    const received = Buffer.concat(this.#received)
    const headBytes = received.indexOf(headEnd)
    if (headBytes < 0) return false
    const head = received.toString('latin1', 0, headBytes)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) {
      this.#socket.destroy(new Error('the answer does not say how long it is'))
      return false
    }
    const bodyAt = headBytes + headEnd.length
    this.#head = { status: Number(head.slice(9, 12)), bodyAt, end: bodyAt + Number(length) }
    return true
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

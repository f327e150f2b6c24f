import { connect, type Socket } from 'node:net'

/** A request as plain data, so that it can be sent to another process. */
export interface LoadRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Raw bytes, sent instead of `body`. */
  bytes?: { type: string; base64: string }
}
export interface LoadResponse {
  status: number
  body: Buffer
}

interface PendingResponse {
  resolve: (answer: LoadResponse) => void
  reject: (error: Error) => void
}

/** The product feed of a large shop takes ten seconds to build. */
const silenceMs = 60_000
const headEnd = '\r\n\r\n'

/** The bytes of a request. No headers are added that a browser would negotiate with, so the response is exactly what was asked for. */
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
 * One kept-alive HTTP/1.1 connection, one request at a time. Uses a bare socket, because otherwise the client would cost as much as the
 * server that is measured.
 */
export class Connection {
  readonly #socket: Socket
  #received: Buffer[] = []
  #receivedBytes = 0
  /** The response in progress: where its body begins and ends. */
  #head: { status: number; bodyAt: number; end: number } | undefined
  #pending: PendingResponse | undefined

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
      this.#pending = { resolve, reject }
      this.#socket.write(bytes)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  /**
   * Concatenates once when the head is complete and once at the end: appending each chunk would copy a file of 400 MB thousands of times.
   */
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

  /** False if the head is incomplete or lacks a length. */
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
    if (this.#pending) this.#settle().reject(error)
  }

  #settle(): PendingResponse {
    const pending = this.#pending ?? { resolve: () => {}, reject: () => {} }
    this.#pending = undefined
    return pending
  }
}

/** The bytes of a response body as they're sent, compressed only if the headers ask for it; fails on any status but 200. */
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

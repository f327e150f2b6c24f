import type { LoadRequest } from '../load/connection.ts'

export const get = (path: string, headers = {}): LoadRequest => ({ method: 'GET', path, headers })

/** Requests compression as every browser does. */
export const getPacked = (path: string): LoadRequest => get(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })

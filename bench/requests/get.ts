import type { LoadRequest } from '../load/connection.ts'

export const get = (path: string, headers = {}): LoadRequest => ({ method: 'GET', path, headers })

/** As every browser there is asks: it takes any encoding. */
export const getPacked = (path: string): LoadRequest => get(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })

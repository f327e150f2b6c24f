import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { nodeWarnings, testedNode } from './node-version.ts'
import { editDistance, unknownSettings } from './unknown.ts'
import { settingWarnings } from './warnings.ts'

const warningsOf = (env: Record<string, string>) => settingWarnings(readConfig(env), env)
const root = join(import.meta.dirname, '../..')

describe('at startup', () => {
  it('names an unknown setting, and the one that was probably meant', () => {
    expect(unknownSettings({ DATABSE_URL: '', ORIGN: '', origin: '', SMTP_ULR: '', TRUSTED_PROXIES: '', PROT: '' })).toEqual([
      'DATABSE_URL is not a setting: did you mean DATABASE_URL?',
      'ORIGN is not a setting: did you mean ORIGIN?',
      'PROT is not a setting: did you mean PORT?',
      'SMTP_ULR is not a setting: did you mean SMTP_URL?',
      'TRUSTED_PROXIES is not a setting',
      'origin is not a setting: did you mean ORIGIN?',
    ])
  })

  it('ignores environment variables of other programs', () => {
    const others = [
      'PATH',
      'HOME',
      'PWD',
      'USER',
      'SHELL',
      'LANG',
      'LC_ALL',
      'HOSTNAME',
      'TERM',
      'TZ',
      'NODE_ENV',
      'PGHOST',
      'CI',
      'TMPDIR',
      'GOOGLE_CLOUD_PROJECT',
    ]
    expect(unknownSettings(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([])
  })

  it('the edit distance between two names counts typing mistakes', () => {
    expect([
      editDistance('ORIGIN', 'ORIGIN'),
      editDistance('ORIGN', 'ORIGIN'),
      editDistance('PROT', 'PORT'),
      editDistance('', 'ab'),
    ]).toEqual([0, 1, 1, 2])
  })

  it('a shop on a local machine logs no warnings', () => {
    expect(warningsOf({})).toEqual([])
  })

  it('logs a warning for each unsafe setting', () => {
    const open = { HOST: '0.0.0.0', ORIGIN: 'http://shop.example', SELLER_ADDRESS: '1 High Street', SUPPORT_EMAIL: 'help@shop.test' }
    const safe = { ...open, ORIGIN: 'https://shop.example', TRUSTED_PROXY: '10.0.0.1', SMTP_URL: 'smtp://m', MAIL_FROM: 'a@shop.test' }
    const asRoot = process.getuid?.() === 0 ? ['The shop runs as root: give it a user of its own'] : []
    expect(warningsOf(safe)).toEqual(asRoot)
    for (const [env, words] of [
      [open, 'unencrypted'],
      [{ ...safe, TRUSTED_PROXY: '' }, 'TRUSTED_PROXY'],
      [{ ...safe, TRUSTED_PROXY: '0.0.0.0/0' }, 'TRUSTED_PROXY'],
      [{ HOST: '0.0.0.0', ORIGIN: 'http://localhost:3000' }, 'which only this machine can'],
      [open, 'SMTP_URL'],
      [{ ...safe, SUPPORT_EMAIL: '' }, 'SUPPORT_EMAIL'],
      [{ ...safe, SELLER_ADDRESS: '' }, 'SELLER_ADDRESS'],
      [{ ...safe, STYLEGUIDE: 'on' }, 'STYLEGUIDE'],
      [{ ...safe, METRICS_PORT: '9', METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST'],
      [{ ...safe, LOG_LEVEL: 'debug' }, 'LOG_LEVEL'],
      [{ ...safe, DATABASE_URL: 'postgres://me:secret@db.example/shop' }, 'without TLS'],
      [{ ...safe, DATABASE_URL: 'postgres://127.0.0.1/shop', DATA_DIR: 'x', MEDIA_DIR: 'y' }, 'DATA_DIR'],
      [{ ...safe, NODE_ENV: 'development' }, 'NODE_ENV'],
      [{ ...safe, STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' }, 'test cards'],
      [{ ...safe, STRIPE_SECRET_KEY: 'rk_live_a', STRIPE_WEBHOOK_SECRET: 'whsec_a', STRIPE_API: 'http://127.0.0.1:9' }, 'test cards'],
      [{ ...safe, POINTS_PER_UNIT: '5', POINTS_WORTH: '5' }, 'POINTS_WORTH'],
    ] as const) {
      const lines = warningsOf(env)
      expect(
        lines.filter((line) => line.includes(words)),
        words,
      ).toHaveLength(1)
      expect(lines.join()).not.toContain('secret')
    }
    expect(warningsOf({ ...safe, DATABASE_URL: 'postgres://db.example/shop?sslmode=verify-full' })).toEqual(asRoot)
    // Uploads lie there.
    expect(warningsOf({ ...safe, DATABASE_URL: 'postgres://127.0.0.1/shop', DATA_DIR: 'x' })).toEqual(asRoot)
    expect(warningsOf({ ...safe, STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' })).toEqual(asRoot)
  })

  it('warns about a Node.js version without the security fixes of the tested one', () => {
    expect(testedNode()).toMatch(/^\d+\.\d+\.\d+$/)
    expect(nodeWarnings(testedNode())).toEqual([])
    expect(nodeWarnings('24.3.1', '24.21.0')).toEqual([expect.stringContaining('lacks security fixes')])
    expect(nodeWarnings('26.0.0', '24.21.0')).toEqual([])
  })
})

describe('what the shop runs', () => {
  it('neither decompresses Brotli, which has a known vulnerability in Node.js, nor calls fetch, which would', () => {
    const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    expect(files.length).toBeGreaterThan(100)
    const decoding = files.filter((name) =>
      /brotliDecompress|BrotliDecompress|\bfetch\(/.test(readFileSync(join(root, 'server', name), 'utf8')),
    )
    expect(decoding).toEqual([])
  })
})

import fc from 'fast-check'

/** The same examples in every run: what failed by chance once would be gone the next time. `PROPERTY_SEED=2 npx vitest run …` tries others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })

export { fc }

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { importParts } from './scripts/import-parts.ts'
import { shopStyles } from './scripts/shop-styles.ts'

/** Compressed neighbours (.br, .gz) of every text asset, so that serving them costs no CPU. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    writeBundle({ dir }) {
      const assets = join(dir ?? '', this.environment.config.build.assetsDir)
      for (const file of readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const bytes = readFileSync(join(assets, file))
        writeFileSync(join(assets, `${file}.br`), brotliCompressSync(bytes))
        writeFileSync(join(assets, `${file}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

/** The back office is built apart: no page of the shop loads or lists anything of it. In development both come from their sources. */
const backOffice = {
  admin: {
    consumer: 'client' as const,
    build: {
      outDir: 'dist/admin',
      assetsDir: 'admin-assets',
      manifest: true,
      rolldownOptions: {
        input: 'web/admin/entry.client.tsx',
        output: {
          chunkFileNames: 'admin-assets/[hash:8].js',
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'headless', test: /node_modules\/@(base-ui|floating-ui)\// },
              { name: 'frame', tags: ['$initial' as const] },
            ],
          },
        },
      },
    },
  },
}

/** `vite build` makes dist/client and dist/admin (what browsers load) and dist/server (what renders pages, React in production mode included). */
export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), shopStyles(), importParts(), compressed()],
  publicDir: false,
  builder: {},
  // The first browsers with light-dark(): rewritten for older ones, a theme could no longer be a part of a page.
  build: { assetsInlineLimit: 0, target: 'es2023', cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  environments: {
    ...(command === 'build' && backOffice),
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // React changes less often than we do: in a file of their own browsers keep them from one version to the next. What
        // every page starts with is one file as well, else each new page cuts it into smaller ones; so are the small parts of forms and
        // what every way to sign in needs, people and their lifts, which pack better together. What is used in many places and too small for a file of its own
        // shares one: every file's name stands in the entry. The headless library comes late. Pages, frames and texts stay out of groups: in one,
        // the manifest has them no longer, and documents couldn't name them (bench/pages measures that).
        rolldownOptions: {
          input: 'web/entry.client.tsx',
          // Of our modules none is there for what it does when it's loaded: what nobody uses, as what only the server draws, isn't asked for, nor what that imports.
          treeshake: { moduleSideEffects: (id: string) => !/\/(?:web|contract)\/(?!entry)[^?]*\.tsx?$/.test(id) },
          output: {
            // The entry lists every part, so that those a page needs are asked for together: names of parts are most of that list.
            chunkFileNames: 'assets/[hash:7].js',
            // They pack better than with capitals, which not every file system tells apart.
            hashCharacters: 'base36',
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'headless', test: /node_modules\/@(base-ui|floating-ui)\// },
                { name: 'frame', tags: ['$initial'] },
                {
                  name: 'parts',
                  test: /web\/ui\/(icon|spinner|empty-state|skeleton)\.|web\/layout\/(main|brand)\.|web\/lib\/(cached-fragment|dates|hydrated|(?:lazy|pressed)-part|shop-window|with-text)/,
                },
                {
                  name: 'form-parts',
                  test: /web\/(ui\/(alert|check|field|field-frame|radio-card|select|thumb|text-button)|lib\/(region|use-action|use-async-data))\./,
                },
                {
                  name: 'cards',
                  test: /web\/ui\/(badge|rating|price|marked|section-heading|countdown)\.tsx|web\/ui\/time-left|web\/lib\/json-ld/,
                },
                {
                  name: 'product-cards',
                  test: /web\/ui\/(breadcrumbs|rail)\.tsx|web\/lib\/(use-near|shop-schema)|web\/features\/(catalogue\/(card\.ts|product-card|unit-price\.|deal-countdown|live)|product-cards\/(product-rail|shop-card|quick-add|card-buttons|recently-viewed)\.tsx)/,
                },
                {
                  name: 'around',
                  test: /web\/layout\/(menu|header|phone-bar|dropdown|footer|site-banner)\.tsx|web\/features\/search\/search-box/,
                },
                { name: 'dialogs', test: /web\/ui\/(dialog|modal)\./ },
                { name: 'terms', test: /web\/features\/(catalogue\/back-order|orders\/order-currency-provider)\./ },
                { name: 'little', test: /web\/lib\/clipboard\.|contract\/share-urls\.|web\/ui\/use-slides\./ },
                { name: 'delivery', test: /web\/(lib\/converted|features\/cart\/use-delivery)\./ },
                { name: 'people', test: /web\/ui\/(avatar|poster|initials)\.|contract\/pound\./ },
                {
                  name: 'records',
                  test: /contract\/lifts\.|web\/lib\/decimals\.|web\/features\/(profiles\/unit|posts\/record\/(lift-name|record-figure|value))\./,
                },
                { name: 'menus', test: /web\/ui\/(menu|use-popup)\.|web\/features\/report-content\/report\./ },
                { name: 'post-signs', test: /web\/features\/posts\/(post-icon|ago|text-parts|running-text)\./ },
                { name: 'video', test: /web\/ui\/(video|play-alone)\./ },
                { name: 'post-cards', test: /web\/features\/posts\/(card-row|link-card|product-chips|post-(head|pictures|body))\./ },
                { name: 'forms', test: /react-hook-form|web\/lib\/use-(validated|submit)-form/ },
                {
                  name: 'sign-in',
                  test: /web\/features\/auth\/(entry|social|credentials\/(contact|draft-state|form-footer)|passwords\/password-field|passkeys\/passkey-button|sign-in\/(other-methods|sign-in-methods))|web\/ui\/(divider|password-field)/,
                },
                { name: 'prices', test: /contract\/(currency|repeat-limits|member-price)\./ },
                { name: 'variants', test: /web\/features\/catalogue\/(variants|offer|option)\./ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: {
          input: { 'entry.server': 'web/entry.server.tsx', 'admin.server': 'web/admin/entry.server.tsx' },
          // The server reads every text at its start: from one file. Its hashes are the client's: pages name the client's pictures.
          output: {
            hashCharacters: 'base36',
            codeSplitting: { groups: [{ name: 'texts', test: /web\/text\/[\w-]+\/(?!admin)[\w-]+\.json/ }] },
          },
        },
      },
      resolve: { noExternal: command === 'build' ? true : undefined },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
}))

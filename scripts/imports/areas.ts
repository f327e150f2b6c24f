/**
 * The import rules, which docs/architecture.md explains. Bottom first; a domain may import those below it, never across or up. The same words
 * name the server's modules and the web's features.
 */
const layers = [
  ['plans', 'pricing'],
  ['auth', 'media', 'shop', 'content', 'view-as'],
  ['customers', 'catalogue'],
  ['recently-viewed'],
  [
    'search',
    'points',
    'waitlist',
    'contact',
    'shipping',
    'redirects',
    'size-guides',
    'credit',
    'gift-cards',
    'tax',
    'currencies',
    'segments',
    'newsletter',
  ],
  ['wishlist', 'compare', 'stock-alerts', 'cart', 'payments', 'invoices', 'promotions', 'downloads'],
  ['product-cards', 'orders', 'subscriptions', 'cart-reminders', 'report-content'],
  ['checkout', 'card-payments', 'returns', 'product-lists', 'reviews', 'questions', 'blog'],
  ['repeat-deliveries', 'visibility', 'muting', 'training-days', 'invites'],
  ['notifications'],
  ['push', 'profiles'],
  ['clubs'],
  ['posts', 'challenges', 'leaderboards'],
  ['training', 'stories'],
  ['conversations'],
  ['groups'],
  ['newsfeed', 'moderation', 'merging'],
  ['privacy', 'books', 'seo', 'analytics', 'webhooks', 'api-keys', 'settings'],
  ['admin', 'imports', 'texts'],
  ['site'],
]

/** The submodules of large server modules, bottom first. A submodule may use every file of those below it. */
const submodules: Record<string, string[][]> = {
  auth: [
    ['users'],
    ['mails', 'otps', 'sign-in-methods'],
    ['sessions'],
    ['passwords'],
    ['contacts', 'erasure', 'sign-up', 'second-factor', 'passkeys'],
    ['sign-in', 'sign-in-link', 'social'],
  ],
  catalogue: [['bundles'], ['read-model'], ['lists', 'ranking', 'deals'], ['price-lists'], ['changes'], ['editor'], ['ledger']],
  search: [['text'], ['memory']],
  orders: [
    ['lines'],
    ['order'],
    ['views'],
    ['mails', 'refunds'],
    ['fulfilment'],
    ['staff'],
    ['payment'],
    ['checkout'],
    ['edits', 'drafts'],
    ['exchanges'],
  ],
}

/** The parts of the server under its domains, bottom first. */
const platform = ['config', 'text', 'outbound', 'db', 'jobs', 'messaging', 'http']

type Test = (target: string) => boolean

interface Area {
  is: RegExp
  /** The allowed imports of this area, for the error message. */
  may: string
  allows: (path: string, found: RegExpExecArray) => Test
}

const within =
  (...folders: string[]): Test =>
  (target) =>
    folders.some((folder) => target.startsWith(`${folder}/`))
const any =
  (...tests: Test[]): Test =>
  (target) =>
    tests.some((test) => test(target))
/** The style sheet is imported as text: the style guide shows its content. */
const styleSheet: Test = (target) => target === 'web/theme.css'
const webBase = within('contract', 'web/lib', 'web/text')

/** The first area that matches a path counts. */
const areas: Area[] = [
  { is: /^client\//, may: 'itself: it is a package of its own', allows: () => within('client') },
  { is: /^contract\//, may: 'zod and the contract', allows: () => within('contract') },
  {
    is: /^server\/(config|text|outbound|db|jobs|messaging|http)\b/,
    may: `the contract, and of the platform what is lower (${platform.join(', ')})`,
    allows: (_, [, part = '']) => any(within('contract'), partsUpTo(part)),
  },
  {
    is: /^server\/modules\/([^/]+)\/([^/]+)\//,
    may: 'the contract, the platform, itself, submodules below it, and the public interface of modules on lower layers',
    allows: (_, [, name = '', submodule = '']) =>
      any(within('contract'), partsUpTo('http'), submodulesUpTo(name, submodule), publicInterfacesBelow(name)),
  },
  {
    is: /^server\/modules\/([^/]+)\//,
    may: 'the contract, the platform, itself, and the public interface of modules on lower layers',
    allows: (_, [, name = '']) => any(within('contract', `server/modules/${name}`), partsUpTo('http'), publicInterfacesBelow(name)),
  },
  {
    is: /^server\/demo-accounts\.ts$/,
    may: 'the contract, the server, and the accounts of the demo',
    allows: () => any(within('contract', 'server'), (target) => target === 'db/seed/accounts.ts'),
  },
  { is: /^server\//, may: 'the contract and the server', allows: () => within('contract', 'server') },
  { is: /^web\/(lib|text)\//, may: 'the contract and lib', allows: () => webBase },
  { is: /^web\/ui\//, may: 'the contract, lib and ui', allows: () => any(webBase, within('web/ui')) },
  {
    is: /^web\/features\/([^/]+)\//,
    may: 'the contract, lib, ui, itself, and features on lower layers',
    allows: (_, [, name = '']) => any(webBase, within('web/ui', `web/features/${name}`), featuresBelow(name)),
  },
  {
    is: /^web\/(pages\/[^/]+|layout)\//,
    may: 'the contract, lib, ui, features and itself',
    allows: (_, [, name = '']) => any(webBase, within('web/ui', 'web/features', `web/${name}`), styleSheet),
  },
  {
    is: /^web\/admin\/screens\/[^/]+\//,
    may: 'the contract, lib, ui, features, itself, and of the back office what is no screen',
    allows: (_, [own]) =>
      any(webBase, within('web/ui', 'web/features', own.slice(0, -1)), (target) => /^web\/admin\/(?!screens\/)/.test(target)),
  },
  { is: /^web\//, may: 'the contract and the web', allows: () => within('contract', 'web') },
  { is: /^db\//, may: 'the contract, the server and db', allows: () => within('contract', 'server', 'db') },
  {
    is: /^e2e\//,
    may: 'the contract, the seed, helpers of test and scripts',
    allows: () => within('contract', 'db/seed', 'test', 'scripts', 'e2e'),
  },
  {
    is: /^bench\/pages\/page-sizes\.api\.test\.ts$/,
    may: 'the bench, scripts and the web, whose pages it weighs',
    allows: () => within('bench', 'scripts', 'web'),
  },
  {
    is: /^(bench|test)\//,
    may: 'the contract, the server, the client, the seed, scripts, test and bench',
    allows: () => within('contract', 'server', 'client', 'db/seed', 'scripts', 'test', 'bench'),
  },
]

/** Why one of our files may not import another; undefined if it may. */
export function importViolation(path: string, target: string): string | undefined {
  for (const area of areas) {
    const found = area.is.exec(path)
    if (!found) continue
    const allowed = any(area.allows(path, found), testHelpersFor(path))
    return allowed(target) ? undefined : `${found[0]} may import only ${area.may}`
  }
  return undefined
}

/** The domain of this path if it isn't listed in a layer yet. */
export function unlistedDomain(path: string): string | undefined {
  const name = /^(?:server\/modules|web\/features)\/([^/]+)\//.exec(path)?.[1]
  return name !== undefined && layerOf(name) < 0 ? name : undefined
}

const testHelpersFor = (path: string): Test => (/^server\/.*\.test\.ts$/.test(path) ? within('test', 'db/seed') : () => false)

const layerOf = (name: string): number => layers.findIndex((layer) => layer.includes(name))

function partsUpTo(part: string): Test {
  const lower = platform.slice(0, platform.indexOf(part) + 1)
  return (target) => lower.some((name) => target === `server/${name}.ts` || target.startsWith(`server/${name}/`))
}

/** A test for files of this submodule and those below it; a folder that isn't listed may use only itself. */
function submodulesUpTo(module: string, submodule: string): Test {
  const layer = (submodules[module] ?? []).findIndex((names) => names.includes(submodule))
  const below = (submodules[module] ?? []).slice(0, Math.max(layer, 0)).flat()
  return within(...[...below, submodule].map((name) => `server/modules/${module}/${name}`))
}

/** A test for public interfaces: a module's file of its own name; in a module with submodules, that file of each submodule. */
function publicInterfacesBelow(name: string): Test {
  return (target) => {
    const [, module = '', folder, file] = /^server\/modules\/([^/]+)\/(?:([^/]+)\/)?([^/]+)\.ts$/.exec(target) ?? []
    return file === (folder ?? module) && layerOf(module) < layerOf(name)
  }
}

function featuresBelow(name: string): Test {
  return (target) => {
    const module = /^web\/features\/([^/]+)\//.exec(target)?.[1]
    return module !== undefined && layerOf(module) < layerOf(name)
  }
}

import { addTextFiles } from '#web/lib/text.ts'
import type admin from './en/admin.json'
import type products from './en/admin-products.json'
import type search from './en/admin-search.json'
import type stock from './en/admin-stock.json'
import type audit from './en/admin-audit.json'
import type mails from './en/admin-mails.json'
import type media from './en/admin-media.json'
import type translations from './en/admin-translations.json'
import type texts from './en/admin-texts.json'
import type site from './en/admin-site.json'
import type reviewModeration from './en/admin-review-moderation.json'
import type credit from './en/admin-credit.json'
import type customers from './en/admin-customers.json'
import type merge from './en/admin-merge.json'
import type segments from './en/admin-segments.json'
import type imports from './en/admin-imports.json'
import type challenges from './en/admin-challenges.json'
import type newsletter from './en/admin-newsletter.json'
import type redirects from './en/admin-redirects.json'
import type home from './en/admin-home.json'
import type moderation from './en/admin-moderation.json'
import type clubs from './en/admin-clubs.json'
import type records from './en/admin-records.json'
import type orders from './en/admin-orders.json'
import type compose from './en/admin-compose.json'
import type analytics from './en/admin-analytics.json'
import type jobs from './en/admin-jobs.json'
import type webhooks from './en/admin-webhooks.json'
import type apiKeys from './en/admin-api-keys.json'
import type settings from './en/admin-settings.json'
import type team from './en/admin-team.json'
import type priceLists from './en/admin-price-lists.json'
import type rails from './en/admin-rails.json'
import type deals from './en/admin-deals.json'
import type selection from './en/admin-selection.json'
import type promotions from './en/admin-promotions.json'
import type currencies from './en/admin-currencies.json'
import type plans from './en/admin-plans.json'
import type repeatDeliveries from './en/admin-repeat-deliveries.json'
import type subscriptions from './en/admin-subscriptions.json'
import type shipping from './en/admin-shipping.json'

declare module '#web/text/groups.ts' {
  /** The back office's text groups; their names begin with "admin". */
  interface TextGroups {
    /** Texts of the frame and of every list. */
    admin: typeof admin
    'admin-audit': typeof audit
    'admin-credit': typeof credit
    'admin-customers': typeof customers
    'admin-merge': typeof merge
    'admin-review-moderation': typeof reviewModeration
    'admin-mails': typeof mails
    'admin-media': typeof media
    'admin-texts': typeof texts
    'admin-site': typeof site
    'admin-translations': typeof translations
    'admin-home': typeof home
    'admin-imports': typeof imports
    'admin-newsletter': typeof newsletter
    'admin-redirects': typeof redirects
    'admin-challenges': typeof challenges
    'admin-orders': typeof orders
    'admin-compose': typeof compose
    'admin-products': typeof products
    'admin-search': typeof search
    'admin-stock': typeof stock
    'admin-analytics': typeof analytics
    'admin-jobs': typeof jobs
    'admin-webhooks': typeof webhooks
    'admin-api-keys': typeof apiKeys
    'admin-settings': typeof settings
    'admin-team': typeof team
    'admin-moderation': typeof moderation
    'admin-clubs': typeof clubs
    'admin-records': typeof records
    'admin-price-lists': typeof priceLists
    'admin-rails': typeof rails
    'admin-deals': typeof deals
    'admin-promotions': typeof promotions
    /** Texts of the fields that select products, categories and brands. */
    'admin-selection': typeof selection
    'admin-segments': typeof segments
    'admin-currencies': typeof currencies
    'admin-plans': typeof plans
    'admin-repeat-deliveries': typeof repeatDeliveries
    'admin-subscriptions': typeof subscriptions
    'admin-shipping': typeof shipping
  }
}

const files = import.meta.glob<Record<string, string>>('./*/*.json', { import: 'default' })
addTextFiles(Object.fromEntries(Object.entries(files).map(([path, load]) => [path.replace('./', '../text/'), load])))

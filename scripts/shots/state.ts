import type { Locator, Page } from 'playwright-core'
import type { ApiOutput, ApiRoute } from '#contract/api.ts'
import type { Visitor, ShotData } from './shot-data.ts'

export const widths = [390, 768, 1280] as const
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export interface View {
  width: number
  theme: Theme
}

/** A state of a page, and how to reach it. */
export interface State {
  /** Its folder in web/pages, or a name for what isn't a page. */
  page: string
  name: string
  /** Null if the demo world has nothing to show it with. */
  path: string | ((data: ShotData) => string | null)
  /** Who visits; by default, a new visitor. */
  as?: Visitor
  /** Sets up failures before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Steps to take once the page is there. */
  steps?: (page: Page, view: View) => Promise<unknown>
  /** An element that's visible only in this state of the page. */
  shows: (page: Page) => Locator
  /** Takes only the window's content: for overlays. */
  screen?: true
  widths?: number[]
}

/** The path of a state's page; null if the demo shop has nothing to show it with. */
export const pathOf = ({ path }: State, data: ShotData): string | null => (typeof path === 'string' ? path : path(data))

/** The name of a state's screenshot, without extension. */
export const nameOf = ({ page, name }: State): string => `${page}-${name}`

/** A text that's visible somewhere on the page. */
export const text =
  (words: string | RegExp) =>
  (page: Page): Locator =>
    page.getByText(words).filter({ visible: true }).first()

export const heading =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('heading', { name }).first()

/** The first visible skeleton, while content is loading. */
export const skeleton = (page: Page): Locator => page.locator('.animate-pulse').filter({ visible: true }).first()

/** Calls to this part of the API get no answer as long as the page is open. */
export const noResponse = (call: string) => (page: Page) => page.route(`**/api${call}`, () => undefined)

/** Calls to this part of the API fail, as they do without a network. */
export const networkError = (call: string) => (page: Page) => page.route(`**/api${call}`, (route) => route.abort('internetdisconnected'))

/** Calls to this part of the API fail with a server error. */
export const serverError = (call: string) => (page: Page) =>
  page.route(`**/api${call}`, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL_ERROR', error: 'Internal error', errors: null } }),
  )

/** This call gets a fixed response: for states that take weeks to come about, or that are reported only once. */
export const fixedResponse =
  <R extends ApiRoute>(route: R, data: ApiOutput<R>) =>
  (page: Page) =>
    page.route(`**/api${route.split(' ')[1]!.replace(/:\w+/g, '*')}`, (call) =>
      call.request().method() === route.split(' ')[0] ? call.fulfill({ json: { data } }) : call.fallback(),
    )

/** The states of one folder of web/pages. */
export const statesOf = (page: string, states: Omit<State, 'page'>[]): State[] => states.map((state) => ({ page, ...state }))

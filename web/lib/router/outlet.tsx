import { Component, type ComponentType, type ReactNode, useContext } from 'react'
import { ErrorContext, MatchContext, useRouterState } from './hooks.ts'
import type { Location } from './route.ts'

/** Renders the child route of the surrounding component. */
export const Outlet = () => <RouteView index={useContext(MatchContext) + 1} />

/** A matched route, with its children in its outlet; or the error, if this route's boundary shows it. */
function RouteView({ index }: { index: number }) {
  const { matches, errors, location } = useRouterState()
  const route = matches[index]?.route
  if (!route) return null
  const { id, Component: Page = Outlet, ErrorBoundary } = route
  if (!ErrorBoundary) return <At index={index} Page={Page} />
  return (
    <Boundary location={location} error={errors?.[id]} Fallback={ErrorBoundary} index={index}>
      <At index={index} Page={Page} />
    </Boundary>
  )
}

const At = ({ index, Page }: { index: number; Page: ComponentType }) => (
  <MatchContext value={index}>
    <Page />
  </MatchContext>
)

interface BoundaryProps {
  location: Location
  /** The error of a loader. */
  error: unknown
  Fallback: ComponentType
  index: number
  children: ReactNode
}

interface BoundaryState {
  thrown: unknown
  location: Location
}

/** Shows a loader's error, and catches render errors until the next navigation. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  constructor(props: BoundaryProps) {
    super(props)
    this.state = { thrown: undefined, location: props.location }
  }

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown: thrown ?? new Error('nothing was thrown') }
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return location === state.location ? null : { thrown: undefined, location }
  }

  override render() {
    const { error, Fallback, index, children } = this.props
    const shown = error ?? this.state.thrown
    if (shown === undefined) return children
    return (
      <ErrorContext value={shown}>
        <At index={index} Page={Fallback} />
      </ErrorContext>
    )
  }
}

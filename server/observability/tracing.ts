import type { AnsweredRequest } from './requests.ts'

interface Tracing {
  observe: (request: AnsweredRequest) => void
  close: () => Promise<void>
}

/** They aren't among the production packages: most shops don't trace, and they're as large as a tenth of all the others. */
const packages =
  '@opentelemetry/api@1 @opentelemetry/sdk-trace-base@2 @opentelemetry/resources@2 @opentelemetry/exporter-trace-otlp-http@0.220'

/** Sends a span per request to an OpenTelemetry collector (OTLP over HTTP). Fails if its packages aren't installed. */
export async function startTracing(endpoint: string, service: string): Promise<Tracing> {
  const { api, sdk, resources, otlp } = await loadPackages()
  const exporter = new otlp.OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('gymfolk')
  return {
    observe: ({ id, method, route, status, milliseconds, traceparent }) => {
      const now = Date.now()
      const remote = parseTraceparent(traceparent)
      const parent = remote ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...remote, isRemote: true }) : api.ROOT_CONTEXT
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'gymfolk.request_id': id,
      }
      const options = { kind: api.SpanKind.SERVER, startTime: now - milliseconds, attributes }
      const span = tracer.startSpan(`${method} ${route}`, options, parent)
      if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end(now)
    },
    close: () => provider.shutdown(),
  }
}

async function loadPackages() {
  try {
    const [api, sdk, resources, otlp] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ])
    return { api, sdk, resources, otlp }
  } catch (error) {
    throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT needs packages that aren't installed: npm install --no-save ${packages}`, { cause: error })
  }
}

/** Parses the caller's span from a W3C Trace Context header. */
function parseTraceparent(header = ''): { traceId: string; spanId: string; traceFlags: number } | null {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header) ?? []
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) }
}

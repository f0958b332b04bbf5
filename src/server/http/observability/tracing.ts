/**
 * Spans of our own few doors: calls, statements, runs of tasks, and what is sent outside. Their names and attributes
 * come from the code alone: nothing that people wrote, no ids, no addresses. While nobody takes traces they cost nothing.
 */
import {
  type Attributes,
  context,
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

let isOn = false;
const tracer = trace.getTracer('karngea');

/** Whether traces are taken; decided at the start (start-tracing.ts). */
export const isTracing = (): boolean => isOn;

/** From now on spans are made. */
export function beginTracing(): void {
  isOn = true;
}

type Described = {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
};

/** As `inSpan`, but no trace begins with it: what the server asks itself all the time would be one each. */
export const inPart = <T>(of: Described, work: () => Promise<T>): Promise<T> =>
  isOn && trace.getActiveSpan() ? inSpan(of, work) : work();

/** Does the work within a span, which ends with it; `tell` is given what came of it. */
export async function inSpan<T>(
  { name, ...of }: Described,
  work: () => Promise<T>,
  tell?: (result: T) => Attributes,
): Promise<T> {
  if (!isOn) return work();
  return tracer.startActiveSpan(name, of, async (span) => {
    try {
      const result = await work();
      if (tell) span.setAttributes(tell(result));
      return result;
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** By the kind of error only: messages name values. */
function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : 'Error');
}

/** A span that goes on the trace of whoever called, and the context to work in. */
export function continueSpan(
  { name, ...of }: Described,
  headers: object,
): { readonly span: Span; readonly within: Context } {
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer.startSpan(name, of, parent);
  return { span, within: trace.setSpan(parent, span) };
}

/** What a call to elsewhere carries so that its trace goes on there: `traceparent`. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (isOn) propagation.inject(context.active(), headers);
  return headers;
}

/** For lines of the log. */
export function traceIds(within: Context = context.active()): { trace_id?: string; span_id?: string } {
  const span = isOn ? trace.getSpanContext(within) : undefined;
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

import { expect, spyOn, test } from 'bun:test'
import { configureLogger } from '../../runtime/logger'
import { createMetrics } from '../../runtime/metrics'
import type { RequestContext } from '../request/request-context'
import { createRequestLog } from './request-log'

const ctx = { now: 0, correlation: 'c' } as RequestContext

test('a slow answer is a line and a time, but not one that waited for news on purpose', () => {
  configureLogger({ level: 'info', format: 'json' })
  using lines = spyOn(console, 'error').mockImplementation(() => {})
  const metrics = createMetrics()
  const log = createRequestLog({ metrics })
  log(ctx, 'GET /painel', 200, 2_500)
  log(ctx, 'GET /standby/log', 200, 2_500)
  const written = lines.mock.calls.flat().join('\n')
  expect(written).toContain('GET /painel')
  expect(written).not.toContain('GET /standby/log')
  const text = metrics.text([])
  expect(text).toContain('trampolim_requests_total{route="GET /standby/log",status="200"} 1')
  expect(text).toContain('trampolim_request_seconds_count 1')
})

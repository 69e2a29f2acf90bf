import { Hono } from 'hono'
import { beforeAll, expect, it } from 'vitest'
import { seedEveryTable } from '#tests/support/seed-every-table.ts'
import { createFailingDatabase } from '#tests/support/test-app.ts'
import { describeWithPGlite } from '#tests/support/test-database.ts'
import { createMetrics, serveMetrics } from './metrics.ts'

const token = 'a-token-of-some-length'

describeWithPGlite('metrics', (database) => {
  beforeAll(() => seedEveryTable(database()))

  it('report responses, cached pages, unsent email and the last backup to a client with the token', async () => {
    const metrics = createMetrics(database(), async () => new Date(1_764_000_000_000))
    metrics.watchCache({ measure: () => ({ bytes: 2_048, pages: 3 }) })
    metrics.observe('GET', 200, 0.02)
    metrics.observe('GET', 200, 0.0001)
    metrics.observe('BREW', 405, 0.001)
    const app = new Hono().get('/metrics', serveMetrics(metrics, token))
    const strangers: Record<string, string>[] = [
      {},
      { Authorization: 'Bearer wrong' },
      { Authorization: token },
    ]
    for (const headers of strangers) {
      const refused = await app.request('/metrics', { headers })
      expect(refused.status).toBe(401)
      expect(await refused.text()).toBe('Unauthorized')
    }
    const answer = await app.request('/metrics', { headers: { Authorization: `Bearer ${token}` } })
    expect(answer.headers.get('Content-Type')).toContain('text/plain')
    const text = await answer.text()
    for (const line of [
      'http_request_duration_seconds_count{method="GET",status="200"} 2',
      'http_request_duration_seconds_bucket{le="0.001",method="GET",status="200"} 1',
      'http_request_duration_seconds_count{method="other",status="405"} 1',
      'directory_cached_pages 3',
      'directory_cached_bytes 2048',
      'directory_outbox_waiting 1',
      'directory_last_backup_timestamp_seconds 1764000000',
    ]) {
      expect(text.split('\n')).toContain(line)
    }
    expect(text).toContain('nodejs_eventloop_lag_seconds')
  })
})

it('work without the database', async () => {
  const text = await createMetrics(createFailingDatabase(), async () => null).print()
  expect(text).toContain('directory_outbox_waiting -1')
  expect(text).toContain('directory_last_backup_timestamp_seconds 0')
})

import { expect } from 'vitest'
import { testSite } from '#tests/support/test-app.ts'
import type { UpgradeApp } from './chapter.ts'

/** Upload a file as a browser without scripts does; return the page that follows. */
export async function uploadFile(
  app: UpgradeApp,
  admin: string,
  path: string,
  file: File,
): Promise<string> {
  const form = new FormData()
  form.set('file', file)
  const headers = { Origin: testSite.url, Cookie: admin }
  const answer = await app.request(path, { method: 'POST', headers, body: form })
  expect(answer.status).toBe(303)
  return answer.headers.get('Location') ?? ''
}

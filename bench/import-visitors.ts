import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { startBuiltServer } from './built-server.ts'
import { printTable, summarize } from './statistics.ts'

const pages = ['/', '/centers?q=recovery', '/centers?type=detox&sort=name', '/treatment-types']

/** What visitors' pages take while an admin imports a file in the browser, beside what they take else. */
export async function benchVisitors(
  dataDir: string,
  file: string,
  databaseUrl?: string,
): Promise<void> {
  const server = await startBuiltServer({
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'on',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  try {
    const send = (target: string, init: RequestInit = {}) =>
      fetch(server.address + target, {
        redirect: 'manual',
        ...init,
        headers: { Origin: server.address, 'Sec-Fetch-Site': 'same-origin', ...init.headers },
      })
    const signedIn = await send('/auth?redirectTo=%2Fadmin', {
      method: 'POST',
      body: new URLSearchParams({ username: 'admin', password: 'recovery-demo-admin' }),
    })
    const Cookie = signedIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    const form = new FormData()
    form.set('file', new File([await readFile(file)], path.basename(file)))
    const upload = await send('/admin/import/upload', {
      method: 'POST',
      body: form,
      headers: { Cookie },
    })
    const { path: page } = (await upload.json()) as { path: string }
    const readState = async () => {
      const answer = await send(`${page}/progress`, { headers: { Cookie } })
      return ((await answer.json()) as { progress: { state: string; rowsDone: number } }).progress
    }
    for (let warm = 0; warm < 20; warm++) for (const target of pages) await visit(send, target)
    const previewing = await visitUntil(send, async () => (await readState()).state === 'previewed')
    const idle: number[] = []
    for (let round = 0; round < 60; round++) {
      for (const target of pages) idle.push(await visit(send, target))
    }
    const started = performance.now()
    await send(page, {
      method: 'POST',
      body: new URLSearchParams({ do: 'start' }),
      headers: { Cookie },
    })
    const importing = await visitUntil(send, async () => (await readState()).state === 'done')
    const seconds = (performance.now() - started) / 1000
    const { rowsDone } = await readState()
    const engine = databaseUrl ? 'postgres' : 'pglite'
    console.log(
      `\nVisitors during an import of ${rowsDone} rows in ${seconds.toFixed(0)} s: ${(rowsDone / seconds).toFixed(0)} rows/s (${engine})`,
    )
    const quiet = summarize(idle)
    const line = (name: string, durations: number[]) => {
      const { median, p95 } = summarize(durations)
      return [name, median, p95, String(durations.length), p95 / quiet.p95]
    }
    printTable([
      ['pages, ms', 'median', 'p95', 'pages', 'p95 ratio'],
      line('idle', idle),
      line('during the preview', previewing),
      line('during the import', importing),
    ])
  } finally {
    await server.stop()
  }
}

type Send = (target: string) => Promise<Response>

async function visit(send: Send, target: string): Promise<number> {
  const started = performance.now()
  const response = await send(target)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${target} answered ${response.status}`)
  return performance.now() - started
}

/** Visits pages, some ten a second, and looks once a second whether it is over. */
async function visitUntil(send: Send, isOver: () => Promise<boolean>): Promise<number[]> {
  const durations: number[] = []
  while (!(await isOver())) {
    for (let second = 0; second < 10; second++) {
      const target = pages[durations.length % pages.length] ?? '/'
      durations.push(await visit(send, target))
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  }
  return durations
}

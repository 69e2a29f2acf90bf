import { inFolder, type Line } from './bench.ts'
import { startBuiltServer } from './built-server.ts'
import { printTable, summarize } from './statistics.ts'

const atOnce = 200

/**
 * How long Home takes while 200 people sign in at once, beside what it takes when none does. Each
 * comes from an address of its own and asks for an account of its own, so that no limit helps; the
 * accounts do not exist, which costs the server as much as if they did.
 */
export function benchSignIns(): Promise<Line[]> {
  return inFolder(async (dataDir) => [await measureHome(dataDir)])
}

async function measureHome(dataDir: string): Promise<Line> {
  const server = await startBuiltServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'on', TRUST_PROXY: '1' })
  try {
    for (let warm = 0; warm < 100; warm++) await readHome(server.address)
    const idle: number[] = []
    for (let page = 0; page < 200; page++) idle.push(await readHome(server.address))

    const loaded: number[] = []
    const started = performance.now()
    let isUnderLoad = true
    const signIns = Promise.all(
      Array.from({ length: atOnce }, (_, person) => signIn(server.address, person)),
    ).then((statuses) => {
      isUnderLoad = false
      return statuses
    })
    while (isUnderLoad) loaded.push(await readHome(server.address))
    const statuses = await signIns
    const seconds = (performance.now() - started) / 1000
    const refused = statuses.filter((status) => status !== 401 && status !== 400)
    if (refused.length) throw new Error(`unexpected answers to sign-ins: ${refused.join(' ')}`)

    const [quiet, busy] = [summarize(idle), summarize(loaded)]
    console.log(`\nHome while ${atOnce} sign in at once (all answered in ${seconds.toFixed(1)} s)`)
    printTable([
      ['Home, ms', 'median', 'p95', 'pages', 'p95 ratio'],
      ['idle', quiet.median, quiet.p95, String(idle.length), 1],
      ['under sign-ins', busy.median, busy.p95, String(loaded.length), busy.p95 / quiet.p95],
    ])
    return {
      what: `Home's p95 while ${atOnce} sign in`,
      unit: 'ms',
      ours: busy.p95,
      reference: quiet.p95,
      against: 'idle',
    }
  } finally {
    await server.stop()
  }
}

async function readHome(address: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${address}/`)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`Home answered ${response.status}`)
  return performance.now() - started
}

async function signIn(address: string, person: number): Promise<number> {
  const response = await fetch(`${address}/auth`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': `203.0.113.${person}`,
    },
    body: new URLSearchParams({
      email: `nobody-${person}@example.org`,
      password: 'not the password of anybody',
    }),
  })
  await response.arrayBuffer()
  return response.status
}

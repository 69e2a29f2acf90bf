import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findFreePort } from '#tests/support/free-port.ts'

/** What a static server gives in place of the page at `path`: the body as it goes over the network. */
export type StaticPage = { path: string; headers: Record<string, string>; compressed: Buffer }

// What nginx writes itself, and what is measured here alone.
const own = new Set(
  'content-length content-type date connection keep-alive etag server-timing x-request-id'.split(
    ' ',
  ),
)

/**
 * nginx with one worker on a free port, serving these pages from files below `folder`, compressed as
 * they are, by sendfile and without a log.
 */
export async function startNginx(folder: string, pages: readonly StaticPage[]) {
  const port = await findFreePort()
  const locations: string[] = []
  for (const [index, page] of pages.entries()) {
    const file = path.join(folder, `page-${index}.html`)
    await mkdir(folder, { recursive: true })
    await writeFile(file, page.compressed)
    const headers = Object.entries(page.headers)
      .filter(([name]) => !own.has(name))
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    // An address that ends in a slash is a folder's to nginx, whatever `alias` says.
    const where = page.path.endsWith('/') ? `rewrite ^ /page-${index}.html break` : `alias ${file}`
    locations.push(`location = ${page.path} { ${where}; ${headers.join(' ')} }`)
  }
  const configuration = path.join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off;
pid ${folder}/nginx.pid; error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  default_type "text/html; charset=utf-8"; access_log off; sendfile on; tcp_nopush on; tcp_nodelay on;
  keepalive_timeout 65; keepalive_requests 100000000;
  open_file_cache max=100; etag on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n    ')} }
}
`,
  )
  const child: ChildProcess = spawn(
    'nginx',
    ['-p', folder, '-e', `${folder}/error.log`, '-c', configuration],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const address = `http://127.0.0.1:${port}`
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  try {
    await waitFor(address, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { address, stop, pid: child.pid ?? 0 }
}

async function waitFor(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx does not answer')
}

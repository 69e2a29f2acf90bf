import { type ChildProcess, spawn } from 'node:child_process'
import { findProjectRoot } from '#db/project-root.ts'

/** The built server as a process of its own on a free port, with these settings, as `npm start` runs it. */
export async function startBuiltServer(settings: Record<string, string>) {
  const root = findProjectRoot()
  const entry = 'import("./build/server/index.js").then((server) => server.start())'
  const child: ChildProcess = spawn(process.execPath, ['-e', entry], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      const port = /http:\/\/localhost:(\d+)/.exec(String(chunk))?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return { address, stop, pid: child.pid ?? 0 }
}

import { spawn } from 'node:child_process'
import { findProjectRoot } from '#db/project-root.ts'

export type Ending = { code: number | null; output: string; errors: string }

/**
 * Run `commands/NAME.ts` like `npm run NAME --`, with only these settings. Sends the signal `end`
 * after the first output, or SIGKILL after `killAfter` milliseconds.
 */
export function runCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
  { input = '', end, killAfter }: { input?: string; end?: NodeJS.Signals; killAfter?: number } = {},
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `commands/${name}.ts`, ...args], {
      cwd: findProjectRoot(),
      env,
    })
    let output = ''
    let errors = ''
    const killing = killAfter && setTimeout(() => child.kill('SIGKILL'), killAfter)
    child.stdout.on('data', (chunk) => {
      if (end && output === '') child.kill(end)
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(killing)
      resolve({ code, output, errors })
    })
    child.stdin.end(input)
  })
}

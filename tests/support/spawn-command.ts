import { spawn } from 'node:child_process'
import type { CommandName } from '#commands/commands.ts'
import { findProjectRoot } from '#db/project-root.ts'

export type Ending = { code: number | null; output: string; errors: string }

/**
 * Run `npm run NAME --` in a process of its own, with only these settings. Sends the signal `end`
 * after the first output, or after `endAt` in it, or SIGKILL after `killAfter` milliseconds.
 */
export function spawnCommand(
  name: CommandName,
  args: string[],
  env: Record<string, string>,
  {
    input = '',
    end,
    endAt = '',
    killAfter,
  }: { input?: string; end?: NodeJS.Signals; endAt?: string; killAfter?: number } = {},
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'commands/main.ts', name, ...args], {
      cwd: findProjectRoot(),
      env,
    })
    let output = ''
    let errors = ''
    const killing = killAfter && setTimeout(() => child.kill('SIGKILL'), killAfter)
    child.stdout.on('data', (chunk) => {
      const wasReached = output !== '' && output.includes(endAt)
      output += chunk
      if (end && !wasReached && output.includes(endAt)) child.kill(end)
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

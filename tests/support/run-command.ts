import { runCommand as run } from '#commands/command.ts'
import { type CommandName, commands } from '#commands/commands.ts'
import type { Ending } from './spawn-command.ts'

/** Run `npm run NAME --` in this process, with only these settings. */
export async function runCommand(
  name: CommandName,
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<Ending> {
  let progress = ''
  const { code, output, error } = await run(await commands[name](), {
    args,
    env,
    output: {
      write: (text) => {
        progress += text
      },
    },
    readInput: () => input,
    stopOnInterrupt: () => new AbortController().signal,
  })
  const withEnd = (text: string | undefined) => (text === undefined ? '' : `${text}\n`)
  return { code, output: progress + withEnd(output), errors: withEnd(error) }
}

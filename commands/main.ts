import { readFileSync } from 'node:fs'
import { runCommand } from './command.ts'
import { type CommandName, commands } from './commands.ts'

const [name, ...args] = process.argv.slice(2)
const command = await commands[name as CommandName]()
const { code, output, error } = await runCommand(command, {
  args,
  env: process.env,
  output: process.stdout,
  readInput: () => readFileSync(0, 'utf8'),
  stopOnInterrupt: () => {
    const stopping = new AbortController()
    process.once('SIGINT', () => stopping.abort())
    return stopping.signal
  },
})
if (output !== undefined) console.log(output)
if (error !== undefined) console.error(error)
process.exitCode = code

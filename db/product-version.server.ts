import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findProjectRoot } from './project-root.ts'

let version: string | undefined

/** Return this version's number, such as "1.0.0", from `package.json`. */
export function readProductVersion(): string {
  if (version === undefined) {
    const file = path.join(findProjectRoot(), 'package.json')
    version = (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  }
  return version
}

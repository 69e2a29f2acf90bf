import { importMessages } from './messages.ts'

/** What is wrong with a file as a whole. The message is ready to be shown. */
export class ImportFileError extends Error {
  override name = 'ImportFileError'
}

export function parsingFailed(detail: string): ImportFileError {
  return new ImportFileError(importMessages.parsingError(detail))
}

import type { Transaction } from '#db/client.server.ts'
import { cancelImport, changeChoices, changeMapping, startImport } from './change-imports.server.ts'
import { readChoices, readList, readMapping } from './import-input.ts'

/** What came of a person's order: `refused` where the import has gone on meanwhile. */
export type Changed = 'changed' | 'dropped' | 'cancelled' | 'refused' | 'unknown'

/** Does what the button named `do` of an import's page says. */
export async function changeImport(tx: Transaction, id: string, form: FormData): Promise<Changed> {
  const toChanged = (isDone: boolean) => (isDone ? 'changed' : 'refused')
  switch (form.get('do')) {
    case 'start':
      return toChanged(await startImport(tx, id, readList(form)))
    case 'choices':
      return toChanged(await changeChoices(tx, id, readChoices(form)))
    case 'mapping':
      return toChanged(await changeMapping(tx, id, readMapping(form)))
    case 'cancel': {
      const cancelled = await cancelImport(tx, id)
      return cancelled === 'stopping' ? 'changed' : (cancelled ?? 'refused')
    }
    default:
      return 'unknown'
  }
}

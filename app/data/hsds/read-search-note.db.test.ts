import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { readSearchNote } from './read-search-note.server.ts'

describeWithDatabase('the note of a search by words', (database) => {
  const note = (text: string) => readSearchNote({ database: database(), language: 'en' }, text)

  it('says what became of a place that is no town', async () => {
    expect(await note('detox near exit 9')).toMatch(/^We do not know roads and exits/)
    expect(await note('detox in Portland, OR')).toMatch(/We list New Jersey\. The results/)
    expect(await note('detox in north jersey')).toBeNull()
    expect(await note('detox in the ironbound')).toBeNull()
  })
})

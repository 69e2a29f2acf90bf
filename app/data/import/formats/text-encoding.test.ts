import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '#tests/support/thorough.ts'
import { ImportFileError } from './records.ts'
import { decodeText } from './text-encoding.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const joined = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts))

const utf16 = Uint8Array.from(Buffer.from('\ufeffname\nPeña', 'utf16le'))

/** Decode in chunks of `size` bytes. Returns the text and the notes, or the error message. */
async function decode(bytes: Uint8Array, size = 3) {
  async function* open() {
    for (let start = 0; start < bytes.length; start += size) {
      yield bytes.subarray(start, start + size)
    }
  }
  const notes: string[] = []
  let text = ''
  try {
    for await (const part of decodeText(open, notes)) text += part
  } catch (error) {
    if (error instanceof ImportFileError) return error.message
    throw error
  }
  return [text, ...notes]
}

const xml = (encoding: string) => utf8(`<?xml version="1.0" encoding="${encoding}"?>`)

it.each<[string, Uint8Array, string[]]>([
  ['UTF-8', utf8('Peña'), ['Peña']],
  ['UTF-8 with a mark, which never becomes text', utf8('\ufeffPeña'), ['Peña']],
  ['UTF-16', utf16, ['name\nPeña', 'Read as UTF-16.']],
  [
    'Windows-1252, with its curly quotes',
    joined(latin1('Ni\xf1o'), Uint8Array.of(0x92), utf8('s Home')),
    ['Niño’s Home', 'Read as windows-1252: 1 line is not UTF-8.'],
  ],
  [
    'each line by its own encoding, and even two within one line',
    joined(utf8('Peña\r\n'), latin1('Pe\xf1a\r\n'), utf8('ó'), latin1('\xf3')),
    ['Peña\r\nPeña\r\nóó', 'Read as UTF-8 and windows-1252: 2 lines are not UTF-8.'],
  ],
  [
    'what XML declares',
    joined(xml('ISO-8859-2'), Uint8Array.of(0xb3, 0xf3, 0x64, 0xbc)),
    [expect.stringMatching(/łódź$/), 'Read as iso-8859-2.'],
  ],
  [
    'UTF-8 whatever XML declares',
    joined(xml('iso-8859-2'), utf8('łódź')),
    [expect.stringMatching(/łódź$/)],
  ],
  [
    'what declares an encoding that nobody knows',
    joined(xml('no-such-encoding'), latin1('\xf3')),
    [expect.stringMatching(/ó$/), expect.stringContaining('windows-1252')],
  ],
])('reads %s', async (_what, bytes, read) => {
  expect(await decode(bytes)).toEqual(read)
})

const empty = 'the file is empty'
const binary = 'this is not a text file'
it.each([
  [empty, new Uint8Array()],
  [empty, utf8(' \r\n\t')],
  [empty, utf8('\ufeff')],
  ['this is a spreadsheet workbook', utf8('PK\x03\x04 rest of a spreadsheet')],
  ['the text is UTF-16 without a byte order mark', utf16.subarray(2)],
  [binary, utf8('%PDF-1.7')],
  [binary, Uint8Array.of(65, 0, 0, 1, 2, 66, 67)],
  [binary, Uint8Array.of(1, 2, 3, 4, 65)],
  [binary, joined(utf8('name\n'.repeat(500)), Uint8Array.of(0))],
  [binary, Uint8Array.of(0xff, 0xfe, 0, 0, 65, 0)],
  [binary, Uint8Array.of(0xff, 0xfe, 0, 0xd8, 65)],
])('refuses what is not text: %s', async (message, bytes) => {
  expect(await decode(bytes)).toContain(message)
})

it('never throws an unexpected error or adds a replacement character', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.integer({ min: 1, max: 40 }),
      async (bytes, size) => {
        const [text = '', note] = await decode(bytes, size)
        if (note?.includes('UTF-16')) return
        const held = Buffer.from(bytes).toString('latin1').includes('\xef\xbf\xbd')
        expect(text.includes('\ufffd')).toBe(held)
      },
    ),
    { numRuns: runs(150, 4000) },
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeChunks, detectEncoding } from './text-encoding.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const joined = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts))

/** Decodes as an import does, in chunks of a size. */
async function decodeText(bytes: Uint8Array, declared: string | null = null, size = 3) {
  async function* open() {
    for (let start = 0; start < bytes.length; start += size) {
      yield bytes.subarray(start, start + size)
    }
  }
  const encoding = await detectEncoding(open, declared)
  if (typeof encoding === 'string') return { ok: false as const, reason: encoding }
  const decoding = decodeChunks(open(), encoding)
  let text = ''
  for await (const part of decoding.text) text += part
  return {
    ok: true as const,
    text,
    encoding: decoding.encoding(),
    mendedLines: decoding.mendedLines(),
  }
}

describe('detectEncoding and decodeChunks', () => {
  it('reads UTF-8 with and without a byte order mark, which never becomes text', async () => {
    const plain = { ok: true, text: 'Peña', encoding: 'UTF-8', mendedLines: 0 }
    expect(await decodeText(utf8('Peña'))).toEqual(plain)
    expect(await decodeText(utf8('\ufeffPeña'))).toEqual(plain)
  })

  it('reads UTF-16 that has its mark, and names UTF-16 that lacks it', async () => {
    const little = Uint8Array.from(Buffer.from('\ufeffname\nPeña', 'utf16le'))
    expect(await decodeText(little)).toMatchObject({
      ok: true,
      text: 'name\nPeña',
      encoding: 'UTF-16',
    })
    expect(await decodeText(little.subarray(2))).toEqual({
      ok: false,
      reason: 'utf-16-without-mark',
    })
  })

  it('falls back to Windows-1252, with its curly quotes', async () => {
    const bytes = joined(latin1('Ni\xf1o'), Uint8Array.of(0x92), utf8('s Home'))
    expect(await decodeText(bytes)).toEqual({
      ok: true,
      text: 'Niño’s Home',
      encoding: 'windows-1252',
      mendedLines: 1,
    })
  })

  it('reads each line of a mixed file by its own encoding, and even two within one line', async () => {
    const bytes = joined(utf8('Peña\r\n'), latin1('Pe\xf1a\r\n'), utf8('ó'), latin1('\xf3'))
    expect(await decodeText(bytes)).toEqual({
      ok: true,
      text: 'Peña\r\nPeña\r\nóó',
      encoding: 'UTF-8 and windows-1252',
      mendedLines: 2,
    })
  })

  it('believes a declaration only where UTF-8 fails', async () => {
    const polish = Uint8Array.of(0xb3, 0xf3, 0x64, 0xbc)
    expect(await decodeText(polish, 'iso-8859-2')).toMatchObject({
      text: 'łódź',
      encoding: 'iso-8859-2',
    })
    expect(await decodeText(utf8('łódź'), 'iso-8859-2')).toMatchObject({
      text: 'łódź',
      encoding: 'UTF-8',
    })
    expect(await decodeText(latin1('\xf3'), 'no-such-encoding')).toMatchObject({ text: 'ó' })
  })

  it.each([
    ['empty', new Uint8Array()],
    ['empty', utf8(' \r\n\t')],
    ['empty', utf8('\ufeff')],
    ['workbook', utf8('PK\x03\x04 rest of a spreadsheet')],
    ['binary', utf8('%PDF-1.7')],
    ['binary', Uint8Array.of(65, 0, 0, 1, 2, 66, 67)],
    ['binary', Uint8Array.of(1, 2, 3, 4, 65)],
    ['binary', Uint8Array.of(0xff, 0xfe, 0, 0, 65, 0)],
  ])('refuses what is not text: %s', async (reason, bytes) => {
    expect(await decodeText(bytes)).toEqual({ ok: false, reason })
  })

  it('never throws, and never brings in a replacement character', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.integer({ min: 1, max: 40 }),
        async (bytes, size) => {
          const decoded = await decodeText(bytes, null, size)
          if (!decoded.ok || decoded.encoding === 'UTF-16') return
          const held = Buffer.from(bytes).toString('latin1').includes('\xef\xbf\xbd')
          expect(decoded.text.includes('\ufffd')).toBe(held)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

import { isAscii, isUtf8 } from 'node:buffer'
import { fileProblems } from '#app/data/import/messages.ts'
import { parsingFailed } from './records.ts'

type Open = () => AsyncIterable<Uint8Array>

/**
 * Decode a file to text. Tries UTF-16 if the file starts with its byte order mark, then UTF-8, then
 * the encoding that an XML file declares. Otherwise decodes each character as UTF-8 if it is valid
 * and as Windows-1252 if not. Never adds U+FFFD. Adds the encoding to `notes` if it isn't plain
 * UTF-8. Throws `ImportFileError` if the file is not text.
 */
export async function* decodeText(open: Open, notes: string[]): AsyncGenerator<string> {
  const start = await readStart(open)
  const label = findUtf16(start) ?? (await findDeclared(open, start))
  const problem = label ? null : findProblem(start)
  if (problem) throw parsingFailed(fileProblems[problem])
  const found = { mended: 0, hasUtf8: false }
  let isBlank = true
  for await (const text of label ? decodeWith(open(), label) : decodeMixed(open(), found)) {
    if (text.includes('\0')) throw parsingFailed(fileProblems.binary)
    isBlank &&= text.trim() === ''
    yield text
  }
  if (isBlank) throw parsingFailed(fileProblems.empty)
  if (label) notes.push(`Read as ${label.startsWith('utf-16') ? 'UTF-16' : label}.`)
  if (found.mended === 0) return
  const names = found.hasUtf8 ? 'UTF-8 and windows-1252' : 'windows-1252'
  const lines = found.mended === 1 ? 'line is' : 'lines are'
  notes.push(`Read as ${names}: ${found.mended} ${lines} not UTF-8.`)
}

const startLength = 1024

async function readStart(open: Open): Promise<Buffer> {
  let start = Buffer.alloc(0)
  for await (const chunk of open()) {
    start = Buffer.concat([start, chunk])
    if (start.length >= startLength) break
  }
  return start
}

function findUtf16(start: Buffer): string | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : null
}

/**
 * Return the encoding that an XML file declares, in lower case, if the file decodes with it and
 * not as UTF-8.
 */
async function findDeclared(open: Open, start: Buffer): Promise<string | null> {
  const declaration = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/
  const label = declaration.exec(start.toString('latin1'))?.[1]?.toLowerCase()
  if (!label || /^(utf-?8|(us-)?ascii|iso-8859-1|latin-?1|windows-1252)$/.test(label)) return null
  return (await isIn(open, 'utf-8')) || !(await isIn(open, label)) ? null : label
}

async function isIn(open: Open, label: string): Promise<boolean> {
  try {
    const decoder = new TextDecoder(label, { fatal: true })
    for await (const chunk of open()) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    // RangeError: unknown encoding. TypeError: bytes that are not valid in it.
    if (error instanceof RangeError || error instanceof TypeError) return false
    throw error
  }
}

const signatures = [
  ['PK\x03\x04', 'workbook'],
  ['\xd0\xcf\x11\xe0', 'workbook'],
  ['%PDF', 'binary'],
  ['\x1f\x8b', 'binary'],
] as const

/** Return the reason why a file with this start is not text, or null. */
function findProblem(start: Buffer): 'workbook' | 'binary' | 'utf-16-without-mark' | null {
  const text = start.toString('latin1')
  const signature = signatures.find(([mark]) => text.startsWith(mark))
  if (signature) return signature[1]
  const zeros = [0, 1].map(
    (parity) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length,
  )
  const [fewer = 0, more = 0] = zeros.sort((one, other) => one - other)
  if (more > start.length / 4 && fewer < more / 20) return 'utf-16-without-mark'
  const controls = start.filter(
    (byte) => byte < 0x20 && !'\t\n\f\r'.includes(String.fromCharCode(byte)),
  )
  return more > 0 || controls.length > start.length / 200 ? 'binary' : null
}

async function* decodeWith(
  chunks: AsyncIterable<Uint8Array>,
  label: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(label, { fatal: true })
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? parsingFailed(fileProblems.binary) : error
  }
}

async function* decodeMixed(
  chunks: AsyncIterable<Uint8Array>,
  found: { mended: number; hasUtf8: boolean },
): AsyncGenerator<string> {
  let isFirst = true
  for await (const bytes of cutAtLines(chunks)) {
    const isValid = isUtf8(bytes)
    if (isValid) found.hasUtf8 ||= !isAscii(bytes)
    const text = isValid ? bytes.toString() : mendLines(bytes, found)
    yield isFirst ? text.replace(/^\ufeff/, '') : text
    isFirst = false
  }
}

/** In bytes. Readers give turns between the pieces. */
const maxLineLength = 128 * 1024

/** Yield groups of whole lines. A longer line is cut after an ASCII character. */
async function* cutAtLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk])
    let end = bytes.lastIndexOf('\n') + 1
    if (end === 0 && bytes.length > maxLineLength) {
      end = bytes.findLastIndex((byte) => byte < 0x80) + 1 || bytes.length
    }
    if (end > 0) yield bytes.subarray(0, end)
    rest = bytes.subarray(end)
  }
  if (rest.length > 0) yield rest
}

// Node's windows-1252 decoder reads 0x80 to 0x9f as Latin-1 control characters.
const punctuation = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

const letters =
  /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g

/** Decode lines that mix UTF-8 sequences with single Windows-1252 bytes. */
function mendLines(bytes: Buffer, found: { mended: number; hasUtf8: boolean }): string {
  const lines = bytes.toString('latin1').split(/(?<=\n)/)
  return lines
    .map((line) => {
      if (!isUtf8(Buffer.from(line, 'latin1'))) found.mended++
      return line.replace(letters, (letter) => {
        const sequence = Buffer.from(letter, 'latin1')
        if (isUtf8(sequence)) {
          found.hasUtf8 = true
          return sequence.toString()
        }
        return letter.replace(
          /[\x80-\x9f]/g,
          (mark) => punctuation[mark.charCodeAt(0) - 0x80] ?? mark,
        )
      })
    })
    .join('')
}

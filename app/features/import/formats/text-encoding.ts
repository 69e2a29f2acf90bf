import { isUtf8 } from 'node:buffer'

/** How a file's bytes are text. `mixed`: each piece UTF-8 where it is that, else Windows-1252. */
type TextEncoding =
  | { kind: 'utf-8' | 'mixed' }
  | { kind: 'utf-16'; label: 'utf-16le' | 'utf-16be' }
  | { kind: 'declared'; label: string }

type EncodingError = 'empty' | 'workbook' | 'binary' | 'utf-16-without-mark'

type Chunks = AsyncIterable<Uint8Array>

const signatures: [number[], 'workbook' | 'binary'][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'workbook'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'workbook'],
  [[0x25, 0x50, 0x44, 0x46], 'binary'],
  [[0x1f, 0x8b], 'binary'],
]

/**
 * Which encoding a file is in, from all of its bytes: a byte order mark decides; else strict UTF-8;
 * else the encoding that the file declares; else a mixture. An error where it is no text at all.
 * @param declared a WHATWG encoding label from the file itself, such as an XML declaration's
 */
export async function detectEncoding(
  open: () => Chunks,
  declared: string | null = null,
): Promise<TextEncoding | EncodingError> {
  let start = new Uint8Array()
  let index = 0
  let controls = 0
  let visible = 0
  const zeros: [number, number] = [0, 0]
  const utf8 = checkStrictly('utf-8')
  for await (const chunk of open()) {
    if (start.length < 4) {
      start = Uint8Array.from(Buffer.concat([start, chunk.subarray(0, 4)])).subarray(0, 4)
    }
    for (const byte of chunk) {
      if (byte > 0x20) visible++
      else if (byte === 0) zeros[(index % 2) as 0 | 1]++
      else if (byte < 0x20 && (byte < 0x09 || byte > 0x0d || byte === 0x0b)) controls++
      index++
    }
    utf8.add(chunk)
  }
  if (start[0] === 0xff && start[1] === 0xfe) return detectUtf16(open, 'utf-16le')
  if (start[0] === 0xfe && start[1] === 0xff) return detectUtf16(open, 'utf-16be')
  if (index === 0) return 'empty'
  for (const [signature, reason] of signatures) {
    if (signature.every((byte, at) => start[at] === byte)) return reason
  }
  const [fewer, more] = zeros[0] < zeros[1] ? zeros : ([zeros[1], zeros[0]] as const)
  if (more > 0) return more > index / 4 && fewer < more / 20 ? 'utf-16-without-mark' : 'binary'
  if (controls > index / 200) return 'binary'
  const hasMark = start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf
  if (visible <= (hasMark ? 3 : 0)) return 'empty'
  if (utf8.holds()) return { kind: 'utf-8' }
  if (declared && !/^(utf-?8|(us-)?ascii|iso-8859-1|latin-?1|windows-1252)$/i.test(declared)) {
    if (await isStrictly(open, declared)) return { kind: 'declared', label: declared }
  }
  return { kind: 'mixed' }
}

async function detectUtf16(open: () => Chunks, label: 'utf-16le' | 'utf-16be') {
  if (!(await isStrictly(open, label))) return 'binary'
  let hasText = false
  for await (const text of decodeWith(open(), label)) {
    if (text.includes('\0')) return 'binary'
    hasText ||= text.trim() !== ''
  }
  return hasText ? { kind: 'utf-16' as const, label } : 'empty'
}

async function isStrictly(open: () => Chunks, label: string): Promise<boolean> {
  const check = checkStrictly(label)
  for await (const chunk of open()) check.add(chunk)
  return check.holds()
}

function checkStrictly(label: string) {
  let decoder: TextDecoder | null
  const attempt = (work: () => void) => {
    try {
      work()
    } catch {
      decoder = null
    }
  }
  attempt(() => {
    decoder = new TextDecoder(label, { fatal: true })
  })
  return {
    add: (chunk: Uint8Array) => attempt(() => decoder?.decode(chunk, { stream: true })),
    holds: () => {
      attempt(() => decoder?.decode())
      return decoder !== null && decoder !== undefined
    },
  }
}

async function* decodeWith(chunks: Chunks, label: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(label, { fatal: true })
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** What a decoding met: `encoding` names it for a person once all was read. */
type Decoding = {
  text: AsyncIterable<string>
  /** "UTF-8", "UTF-16", "windows-1252"; "UTF-8 and windows-1252" where a file mixes them. */
  encoding(): string
  /** Lines that were not valid in the file's main encoding and were read as Windows-1252. */
  mendedLines(): number
}

/**
 * A file's text in the encoding that was found. Nothing is replaced silently: U+FFFD never appears
 * unless the file contains it.
 */
export function decodeChunks(chunks: Chunks, encoding: TextEncoding): Decoding {
  if (encoding.kind !== 'mixed') {
    const label = 'label' in encoding ? encoding.label : 'utf-8'
    const { kind } = encoding
    const names = { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', declared: label.toLowerCase() }
    return {
      text: decodeWith(chunks, label),
      encoding: () => names[kind],
      mendedLines: () => 0,
    }
  }
  const found = { mended: 0, hasUtf8: false }
  return {
    text: decodeMixed(chunks, found),
    encoding: () => (found.hasUtf8 ? 'UTF-8 and windows-1252' : 'windows-1252'),
    mendedLines: () => found.mended,
  }
}

const lineFeed = 0x0a

async function* decodeMixed(
  chunks: Chunks,
  found: { mended: number; hasUtf8: boolean },
): AsyncGenerator<string> {
  let isFirst = true
  for await (const line of splitLines(chunks)) {
    const strict = decodeStrictly(line, isFirst)
    isFirst = false
    if (strict !== null) {
      found.hasUtf8 ||= line.some((byte) => byte > 0x7f)
      yield strict
      continue
    }
    found.mended++
    const { text, sequences } = decodeLineByLetters(line)
    found.hasUtf8 ||= sequences > 0
    yield text
  }
}

const maxLineLength = 1024 * 1024

/** Lines with their ends. One without an end for a megabyte is cut after an ASCII character. */
async function* splitLines(chunks: Chunks): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array()
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let start = 0
    for (;;) {
      const end = bytes.indexOf(lineFeed, start)
      if (end === -1) break
      yield bytes.subarray(start, end + 1)
      start = end + 1
    }
    if (bytes.length - start > maxLineLength) {
      const cut = bytes.findLastIndex((byte) => byte < 0x80) + 1
      const end = cut > start ? cut : bytes.length
      yield bytes.subarray(start, end)
      start = end
    }
    rest = bytes.subarray(start)
  }
  if (rest.length > 0) yield rest
}

const firstLineDecoder = new TextDecoder('utf-8', { fatal: true })
const lineDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decodeStrictly(line: Uint8Array, isFirst: boolean): string | null {
  return isUtf8(line) ? (isFirst ? firstLineDecoder : lineDecoder).decode(line) : null
}

// Node's own windows-1252 decoder reads 0x80 to 0x9f as Latin-1's control characters.
const punctuation = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

function decodeWindows1252(byte: number): string {
  return (byte >= 0x80 && punctuation[byte - 0x80]) || String.fromCharCode(byte)
}

/** One line may hold both: letters that are whole UTF-8 sequences, and single Windows-1252 bytes. */
function decodeLineByLetters(line: Uint8Array) {
  let text = ''
  let sequences = 0
  for (let index = 0; index < line.length; ) {
    const byte = line[index] as number
    const length = byte < 0x80 ? 1 : byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0
    const piece = length > 0 ? line.subarray(index, index + length) : line.subarray(index, index)
    const strict = length > 0 && piece.length === length ? decodeStrictly(piece, false) : null
    if (strict !== null) {
      if (length > 1) sequences++
      text += strict
      index += length
    } else {
      text += decodeWindows1252(byte)
      index++
    }
  }
  return { text, sequences }
}

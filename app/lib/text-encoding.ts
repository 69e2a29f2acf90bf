export type DecodedText =
  | {
      ok: true
      text: string
      /** "UTF-8", "UTF-16", "windows-1252"; "UTF-8 and windows-1252" where a file mixes them. */
      encoding: string
      /** Lines that were not valid in the file's main encoding and were read as Windows-1252. */
      mendedLines: number
    }
  | { ok: false; reason: 'empty' | 'workbook' | 'binary' | 'utf-16-without-mark' }

const carriageReturn = 0x0d
const lineFeed = 0x0a
const signatures: [number[], 'workbook' | 'binary'][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'workbook'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'workbook'],
  [[0x25, 0x50, 0x44, 0x46], 'binary'],
  [[0x1f, 0x8b], 'binary'],
]

/**
 * The text of a file's bytes: a byte order mark decides; else strict UTF-8; else the encoding that
 * the file declares; else line by line UTF-8 or Windows-1252 (which holds Latin-1). Nothing is
 * replaced silently: U+FFFD never appears unless the file contains it.
 * @param declared a WHATWG encoding label from the file itself, such as an XML declaration's
 */
export function decodeText(bytes: Uint8Array, declared: string | null = null): DecodedText {
  const marked = decodeByMark(bytes)
  if (marked)
    return marked.ok && marked.text.trim() === '' ? { ok: false, reason: 'empty' } : marked
  const refusal = findRefusal(bytes)
  if (refusal) return { ok: false, reason: refusal }
  const text = decodeStrictly(bytes, 'utf-8')
  if (text !== null) {
    return text.trim() === ''
      ? { ok: false, reason: 'empty' }
      : { ok: true, text, encoding: 'UTF-8', mendedLines: 0 }
  }
  if (declared && !/^(utf-?8|(us-)?ascii|iso-8859-1|latin-?1|windows-1252)$/i.test(declared)) {
    const byDeclaration = decodeStrictly(bytes, declared)
    if (byDeclaration !== null) {
      return { ok: true, text: byDeclaration, encoding: declared.toLowerCase(), mendedLines: 0 }
    }
  }
  return decodeMixed(bytes)
}

function decodeByMark(bytes: Uint8Array): DecodedText | null {
  const label =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : null
  if (!label) return null
  const text = decodeStrictly(bytes, label)
  if (text === null || text.includes('\0')) return { ok: false, reason: 'binary' }
  return { ok: true, text, encoding: 'UTF-16', mendedLines: 0 }
}

function decodeStrictly(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function findRefusal(
  bytes: Uint8Array,
): 'empty' | 'workbook' | 'binary' | 'utf-16-without-mark' | null {
  if (bytes.length === 0) return 'empty'
  for (const [signature, reason] of signatures) {
    if (signature.every((byte, index) => bytes[index] === byte)) return reason
  }
  let controls = 0
  const zeros = [0, 0]
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] as number
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
    else if (
      byte < 0x20 &&
      byte !== 0x09 &&
      byte !== 0x0c &&
      byte !== lineFeed &&
      byte !== carriageReturn
    ) {
      controls++
    }
  }
  const [even = 0, odd = 0] = zeros
  if (even + odd > 0) {
    const [fewer, more] = even < odd ? [even, odd] : [odd, even]
    return more > bytes.length / 4 && fewer < more / 20 ? 'utf-16-without-mark' : 'binary'
  }
  return controls > bytes.length / 200 ? 'binary' : null
}

function decodeMixed(bytes: Uint8Array): DecodedText {
  const parts: string[] = []
  let mended = 0
  let hasUtf8 = false
  let isFirst = true
  for (const line of splitLines(bytes)) {
    const strict = isFirst ? decodeStrictly(line, 'utf-8') : decodeLine(line)
    isFirst = false
    if (strict !== null) {
      hasUtf8 ||= line.some((byte) => byte > 0x7f)
      parts.push(strict)
      continue
    }
    mended++
    const { text, sequences } = decodeLineByLetters(line)
    hasUtf8 ||= sequences > 0
    parts.push(text)
  }
  return {
    ok: true,
    text: parts.join(''),
    encoding: hasUtf8 ? 'UTF-8 and windows-1252' : 'windows-1252',
    mendedLines: mended,
  }
}

const lineDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decodeLine(line: Uint8Array): string | null {
  try {
    return lineDecoder.decode(line)
  } catch {
    return null
  }
}

function* splitLines(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0
  while (start < bytes.length) {
    const end = bytes.indexOf(lineFeed, start)
    const next = end === -1 ? bytes.length : end + 1
    yield bytes.subarray(start, next)
    start = next
  }
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
    const strict = length > 0 && piece.length === length ? decodeLine(piece) : null
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

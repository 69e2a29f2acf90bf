import { bitsInChunk } from '#db/schema/search.ts'

const bytesInChunk = bitsInChunk / 8

/**
 * Which centers, by position: that at n has bit n % 8 of byte n / 8, counted from the highest, as
 * `bit_send` writes them. Made by `emptyBits`. Where it ends, no more centers follow.
 */
export type CenterBits = Uint8Array<ArrayBuffer>

/** Bits for positions up to `last`; whole words, so that they can be combined 32 at once. */
export const emptyBits = (last: number): CenterBits => new Uint8Array(4 * (1 + (last >> 5)))

export const hasBit = (bits: CenterBits, position: number): boolean =>
  ((bits[position >> 3] ?? 0) & (0x80 >> (position & 7))) !== 0

/** Rows of bits as they are stored, one behind the other, those that are wanted each in its chunk's place. */
export function layChunks(
  chunks: readonly number[],
  rows: Uint8Array,
  isWanted: (at: number) => boolean = () => true,
): CenterBits {
  const all = emptyBits(bitsInChunk * (1 + Math.max(0, ...chunks)) - 1)
  for (const [at, chunk] of chunks.entries()) {
    if (!isWanted(at)) continue
    all.set(rows.subarray(at * bytesInChunk, (at + 1) * bytesInChunk), chunk * bytesInChunk)
  }
  return all
}

/** Those among `bits`, and those at the positions. */
export function addPositions(bits: CenterBits, positions: readonly number[]): CenterBits {
  const last = positions.reduce((most, position) => Math.max(most, position), 0)
  const all = emptyBits(Math.max(last, bits.length * 8 - 1))
  all.set(bits)
  for (const position of positions) {
    const byte = position >> 3
    all[byte] = (all[byte] ?? 0) | (0x80 >> (position & 7))
  }
  return all
}

/** Those that are in all of them; null for none given. */
export function joinBits([first, ...others]: CenterBits[]): CenterBits | null {
  if (!first) return null
  const length = Math.min(first.length, ...others.map((bits) => bits.length))
  const joint = first.slice(0, length)
  const words = wordsOf(joint)
  for (const other of others) {
    const more = wordsOf(other)
    for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & (more[at] ?? 0)
  }
  return joint
}

/** Those of `bits` that are not among the others. */
export function withoutBits(bits: CenterBits, others: CenterBits): CenterBits {
  const left = bits.slice()
  const words = wordsOf(left)
  const gone = wordsOf(others)
  for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & ~(gone[at] ?? 0)
  return left
}

export function countBits(bits: CenterBits): number {
  let total = 0
  for (let word of wordsOf(bits)) {
    // Adds up neighbors: pairs of bits, of those, of bytes.
    word -= (word >>> 1) & 0x5555_5555
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333)
    total += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
  }
  return total
}

export function listPositions(bits: CenterBits): number[] {
  const positions: number[] = []
  for (const [at, byte] of bits.entries()) {
    for (let left = byte, bit = 0; left; left = (left << 1) & 0xff, bit++) {
      if (left & 0x80) positions.push(at * 8 + bit)
    }
  }
  return positions
}

const wordsOf = (bits: CenterBits) =>
  new Uint32Array(bits.buffer, bits.byteOffset, bits.length >> 2)

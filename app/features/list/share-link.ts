import { maxKept } from '#app/lib/kept-list.ts'

/** What a link says: the centers in their order, and the notes about them by id where they were added. */
export type SharedList = { ids: string[]; notes: Record<string, string> }

type ReadLink =
  | { ok: true; list: SharedList; tooMany: boolean }
  | { ok: false; reason: 'damaged' | 'old' | 'new' }

const version = 1
/** A longer address is cut by some mail programs, and no longer fits a QR code that a phone reads. */
export const maxLinkLength = 1_500

/**
 * A list as the fragment of an address, which a browser sends to no server: "1.IDS.CHECK" or
 * "1.IDS.NOTES.CHECK", each part in base64url. IDS are 16 bytes a center; NOTES is JSON.
 */
export function serializeFragment({ ids, notes }: SharedList): string {
  const parts = [String(version), toBase64Url(ids.flatMap(parseId))]
  const written = ids.map((id) => notes[id] ?? '')
  if (written.some(Boolean)) {
    parts.push(toBase64Url([...new TextEncoder().encode(JSON.stringify(written))]))
  }
  return [...parts, computeCheck(parts.join('.'))].join('.')
}

/** Reads what `serializeFragment` wrote, with or without "#"; of more than 30 centers the first 30. */
export function readFragment(fragment: string): ReadLink {
  const parts = fragment.replace(/^#/, '').split('.')
  const check = parts.pop() ?? ''
  const [written, ids = '', notes] = parts
  if (/^\d+$/.test(written ?? '') && Number(written) !== version) {
    return { ok: false, reason: Number(written) < version ? 'old' : 'new' }
  }
  const isWhole = parts.length >= 2 && parts.length <= 3 && check === computeCheck(parts.join('.'))
  const bytes = isWhole ? fromBase64Url(ids) : null
  if (!bytes || bytes.length % 16 !== 0) return { ok: false, reason: 'damaged' }
  const all: string[] = []
  for (let at = 0; at < bytes.length; at += 16) all.push(formatId(bytes.slice(at, at + 16)))
  const texts = notes === undefined ? [] : readNotes(notes)
  if (!texts) return { ok: false, reason: 'damaged' }
  const named = [...new Set(all)]
  const entries = named.map((id) => [id, texts[all.indexOf(id)] ?? ''] as const)
  return {
    ok: true,
    list: {
      ids: named.slice(0, maxKept),
      notes: Object.fromEntries(entries.filter(([, text]) => text)),
    },
    tooMany: named.length > maxKept,
  }
}

function readNotes(part: string): string[] | null {
  try {
    const bytes = fromBase64Url(part)
    const texts: unknown = bytes && JSON.parse(new TextDecoder().decode(new Uint8Array(bytes)))
    return Array.isArray(texts) ? texts.map(String) : null
  } catch {
    return null
  }
}

function parseId(id: string): number[] {
  return (id.replaceAll('-', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
}

function formatId(bytes: number[]): string {
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function toBase64Url(bytes: number[]): string {
  const text = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): number[] | null {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return [...plain].map((character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

/** FNV-1a of 32 bits, in base 36: tells a cut or mistyped link, and guards against nothing else. */
function computeCheck(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

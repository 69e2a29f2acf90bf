import { maxKept } from '#app/center/saved/kept-list.ts'

/** The contents of a link: center IDs in order, and their notes, if the sender added them. */
export type SharedList = { ids: string[]; notes: Record<string, string> }

type ReadLink =
  | { ok: true; list: SharedList; tooMany: boolean }
  | { ok: false; reason: 'damaged' | 'old' | 'new' }

const version = 1
/** Return the URL of this page with a list of centers in its fragment. */
export function makeListLink(ids: string[], notes: Record<string, string> = {}): string {
  return `${location.origin}${location.pathname}#${serializeFragment({ ids, notes })}`
}

/** Some mail programs cut longer links, and phones can't read them as a QR code. */
export const maxLinkLength = 1_500

/**
 * Serialize a list as a URL fragment, which browsers send to no server: "1.IDS.CHECK" or
 * "1.IDS.NOTES.CHECK", each part in base64url. IDS has 16 bytes per center; NOTES is JSON.
 */
export function serializeFragment({ ids, notes }: SharedList): string {
  const parts = [String(version), toBase64Url(ids.flatMap(parseId))]
  const written = ids.map((id) => notes[id] ?? '')
  if (written.some(Boolean)) {
    parts.push(toBase64Url([...new TextEncoder().encode(JSON.stringify(written))]))
  }
  return [...parts, computeCheck(parts.join('.'))].join('.')
}

/**
 * Read a fragment from `serializeFragment`, with or without "#". Beyond 30 centers, it takes the
 * first 30.
 */
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

/** 32-bit FNV-1a in base 36: detects a cut or mistyped link, not tampering. */
function computeCheck(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

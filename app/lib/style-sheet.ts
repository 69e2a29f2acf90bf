/** A piece of a style sheet: a rule, a group of them (@media, @supports), or what is kept as it stands. */
type Piece =
  | { kind: 'rule'; selector: string; needs: string[][]; declarations: Declaration[] }
  | { kind: 'group'; head: string; pieces: Piece[] }
  | { kind: 'named'; text: string; name: string }
  | { kind: 'plain'; text: string }

type Declaration = { property: string; text: string }

export type StyleSheet = Piece[]

/** Reads a minified style sheet. */
export function parseStyles(css: string): StyleSheet {
  const pieces: Piece[] = []
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '')
  for (let from = 0; from < text.length; ) {
    const end = findEnd(text, from, '{;')
    const head = text.slice(from, end).trim()
    if (text[end] !== '{') {
      if (head) pieces.push({ kind: 'plain', text: `${head};` })
      from = end + 1
      continue
    }
    const close = findEnd(text, end + 1, '}')
    pieces.push(readBlock(head, text.slice(end + 1, close)))
    from = close + 1
  }
  return pieces
}

function readBlock(head: string, body: string): Piece {
  const text = `${head}{${body}}`
  if (/^@(media|supports|layer|container)\b/.test(head)) {
    return { kind: 'group', head, pieces: parseStyles(body) }
  }
  const named = /^@(?:-webkit-)?(?:keyframes|property)\s+(\S+)/.exec(head)
  if (named?.[1]) return { kind: 'named', text, name: named[1] }
  // A rule within a rule: nothing here writes one, and it is kept whole.
  if (head.startsWith('@') || body.includes('{')) return { kind: 'plain', text }
  return {
    kind: 'rule',
    selector: head,
    needs: splitAt(head, ',').map(listNeeds),
    declarations: splitAt(body, ';').map((declaration) => ({
      property: declaration.slice(0, declaration.indexOf(':')).trim(),
      text: declaration,
    })),
  }
}

/** Where the next of these characters stands outside of strings, brackets and braces; else the end. */
function findEnd(text: string, from: number, wanted: string): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = findQuote(text, at)
    else if (depth === 0 && wanted.includes(character)) return at
    else if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
  }
  return text.length
}

function findQuote(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== text[from]) at += text[at] === '\\' ? 2 : 1
  return at
}

function splitAt(text: string, separator: string): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length; ) {
    const end = findEnd(text, from, separator)
    parts.push(text.slice(from, end))
    from = end + 1
  }
  return parts.filter((part) => part.trim())
}

const name = String.raw`(?:\\[0-9a-fA-F]{1,6}\s?|\\.|[\w-]|[^\x00-\x7f])+`
const simpleSelector = new RegExp(`([.#]?)(${name})`, 'g')

/**
 * What must be on a page for this selector to find anything: tags, `.classes` and `#ids`. What stands in
 * brackets (`:not(…)`, `[open]`) and every state (`:hover`) is taken to be possible.
 */
function listNeeds(selector: string): string[] {
  let bare = selector
  // From the innermost brackets outwards.
  for (const brackets of [/(?<!\\)\([^()]*(?<!\\)\)/g, /(?<!\\)\[[^[\]]*(?<!\\)\]/g]) {
    for (let before = ''; before !== bare; ) {
      before = bare
      bare = bare.replace(brackets, '')
    }
  }
  bare = bare.replace(new RegExp(String.raw`(?<!\\)::?${name}`, 'g'), '')
  return [...bare.matchAll(simpleSelector)].map(([, mark = '', text = '']) =>
    mark ? mark + unescapeName(text) : text.toLowerCase(),
  )
}

function unescapeName(text: string): string {
  return text.replace(/\\(?:([0-9a-fA-F]{1,6})\s?|(.))/g, (_, code, character) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  )
}

/**
 * The part of a style sheet that a page without scripts can ever need, in every state, size, medium and
 * colour scheme: a rule stays unless it names a class, an id or a tag that the page does not have.
 */
export function selectStyles(sheet: StyleSheet, html: string): string {
  const present = listPresent(html)
  const kept = keepRules(sheet, present)
  return write(kept, listUsedNames(kept, html))
}

function listPresent(html: string): Set<string> {
  const present = new Set<string>(['html', 'head', 'body'])
  for (const [, tag = ''] of html.matchAll(/<([a-zA-Z][\w-]*)/g)) present.add(tag.toLowerCase())
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const word of unescapeHtml(value).split(/\s+/)) present.add(`.${word}`)
  }
  for (const [, value = ''] of html.matchAll(/\sid="([^"]*)"/g))
    present.add(`#${unescapeHtml(value)}`)
  return present
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, known: string) => characters[known] ?? '')
}

function keepRules(pieces: Piece[], present: Set<string>): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === 'group') {
      const inner = keepRules(piece.pieces, present)
      return inner.length ? [{ ...piece, pieces: inner }] : []
    }
    if (piece.kind !== 'rule') return [piece]
    return piece.needs.some((needs) => needs.every((need) => present.has(need))) ? [piece] : []
  })
}

/** The custom properties that rules or the page itself read, directly or not, and the names of animations. */
function listUsedNames(pieces: Piece[], html: string): Set<string> {
  const used = new Set<string>()
  const values = new Map<string, string[]>()
  const note = (text: string) => {
    for (const [, word = ''] of text.matchAll(/(--[\w-]+|[a-zA-Z][\w-]*)/g)) {
      if (used.has(word)) continue
      used.add(word)
      for (const value of values.get(word) ?? []) note(value)
    }
  }
  const visit = (piece: Piece, what: (declaration: Declaration) => void) => {
    if (piece.kind === 'group') for (const inner of piece.pieces) visit(inner, what)
    if (piece.kind === 'rule') for (const declaration of piece.declarations) what(declaration)
  }
  for (const piece of pieces) {
    visit(piece, ({ property, text }) => {
      if (property.startsWith('--'))
        values.set(property, [...(values.get(property) ?? []), text.slice(property.length)])
    })
  }
  for (const piece of pieces) {
    visit(piece, ({ property, text }) => {
      if (!property.startsWith('--')) note(text)
    })
  }
  for (const [, property = ''] of html.matchAll(/var\((--[\w-]+)/g)) note(property)
  return used
}

function write(pieces: Piece[], used: Set<string>): string {
  let css = ''
  for (const piece of pieces) {
    if (piece.kind === 'plain') css += piece.text
    if (piece.kind === 'named' && used.has(piece.name)) css += piece.text
    if (piece.kind === 'rule') {
      const declarations = piece.declarations.filter(
        ({ property }) => !property.startsWith('--') || used.has(property),
      )
      if (declarations.length) {
        css += `${piece.selector}{${declarations.map(({ text }) => text).join(';')}}`
      }
    }
    if (piece.kind === 'group') {
      const inner = write(piece.pieces, used)
      if (inner) css += `${piece.head}{${inner}}`
    }
  }
  return css
}

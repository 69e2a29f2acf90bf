const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}

/** Reverse React's escaping. */
export function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '')
}

/** Return a page's text on one line, without tags, scripts and head. */
export function readText(html: string): string {
  return decodeEntities(
    html
      .replace(/^.*<body/s, '<body')
      .replace(/<script\b.*?<\/script>/gs, ' ')
      .replace(/<!--.*?-->/gs, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

export function readTitle(html: string): string {
  return decodeEntities(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')
}

/** Return the content of a `<meta>` by its name or property; null without one. */
export function readMeta(html: string, name: string): string | null {
  const tag = new RegExp(`<meta [^>]*(?:name|property)="${name}"[^>]*>`).exec(html)?.[0]
  const content = tag && /content="([^"]*)"/.exec(tag)?.[1]
  return content === undefined || content === '' ? null : decodeEntities(content)
}

export function readCanonical(html: string): string | null {
  const tag = /<link [^>]*rel="canonical"[^>]*>/.exec(html)?.[0]
  return tag ? decodeEntities(/href="([^"]*)"/.exec(tag)?.[1] ?? '') : null
}

/** Return the values of a page's text fields and of its last button with a name, by name. */
export function readInputs(html: string): Record<string, string> {
  const tags = html.matchAll(/<(?:input|button)\b[^>]*>/g)
  return Object.fromEntries(
    [...tags].flatMap(([tag]) => {
      const name = / name="([^"]*)"/.exec(tag)?.[1]
      const isChoice = / type="(?:checkbox|radio)"/.test(tag)
      return name && !isChoice
        ? [[name, decodeEntities(/ value="([^"]*)"/.exec(tag)?.[1] ?? '')]]
        : []
    }),
  )
}

type Thing = { '@context': string; '@type': string } & Record<string, unknown>

/** Return the page's schema.org data, one object per block. Throws on invalid JSON. */
export function readStructuredData(html: string): Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...blocks].map(([, json]) => JSON.parse(json ?? ''))
}

/** List the targets of the page's links, in order. */
export function readLinks(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href]) =>
    decodeEntities(href ?? ''),
  )
}

/** List the centers of a page's cards and rows, in order: the path without its query, and the name. */
export function readRows(html: string): { path: string; name: string }[] {
  const headings = html.matchAll(
    /<h3\b[^>]*>(?:<span\b[^>]*>\d+<\/span>)?<a\b[^>]*? href="([^"?]+)[^"]*"[^>]*>([^<]*)<\/a>/g,
  )
  return [...headings].map(([, path = '', name = '']) => ({ path, name: decodeEntities(name) }))
}

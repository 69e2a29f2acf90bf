/** What the names of HTML stand for that lists and websites write. */
const named: Readonly<Record<string, string>> = {
  aacute: 'á',
  amp: '&',
  apos: "'",
  bull: '•',
  deg: '°',
  eacute: 'é',
  frac12: '½',
  gt: '>',
  hellip: '…',
  iacute: 'í',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\u00a0',
  ndash: '–',
  ntilde: 'ñ',
  oacute: 'ó',
  quot: '"',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  trade: '™',
  uacute: 'ú',
  uuml: 'ü',
}

/** Replace entities of HTML, once: "Smith &amp; Sons&#8217;" → "Smith & Sons’". Unknown ones stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi,
    (whole, ...found) => {
      const [decimal, hexadecimal, name] = found as (string | undefined)[]
      if (name) return named[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

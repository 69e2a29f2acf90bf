/** One concept in Spanish: the term to use, and the wordings that must not appear in any Spanish text of the product. */
type GlossaryEntry = { concept: string; term: string; not: RegExp }

/** Any of these words, whole: `\\b` knows no letters with accents. */
const words = (alternatives: string, flags = 'iu') =>
  new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, flags)

/** The terms of the Spanish texts. People are addressed as "usted". `spanish-glossary.test.ts` and `tests/http/languages.test.ts` read it. */
export const spanishGlossary: readonly GlossaryEntry[] = [
  {
    concept: 'claim a listing',
    term: 'representar este centro, su solicitud',
    not: words('reclam(?:ar|e|ó|a|o|os|ado|ación|aciones)|reclámelo'),
  },
  { concept: 'device', term: 'dispositivo', not: words('aparatos?') },
  {
    concept: 'two-step sign-in',
    term: 'verificación en dos pasos',
    not: words('entradas? en dos pasos|entra en dos pasos'),
  },
  {
    concept: 'sign in',
    term: 'iniciar sesión',
    // "entre" is also "between": only as a command does it mean signing in.
    not: words(
      '[Ee]ntrar|(?:usted|nuestro equipo) entra|entró|ha entrado|Entre|entre (?:con|en su|en una|de nuevo|otra vez|como|para)',
      'u',
    ),
  },
  {
    concept: 'sign out',
    term: 'cerrar sesión',
    not: words('(?:salir|salió) de su cuenta'),
  },
  { concept: 'closed for now', term: 'cerrado temporalmente', not: words('por ahora') },
  { concept: 'closed for good', term: 'cerrado definitivamente', not: words('para siempre') },
  {
    concept: 'new mothers',
    term: 'embarazadas o con un bebé recién nacido',
    not: words('mamás recientes'),
  },
  {
    concept: 'sober living',
    term: 'casa de vida sobria',
    // Without a house, "vida sobria" is a sober life, not a place to live.
    not: /(?<!\p{L})(?:viviendas? sobrias?|casas? sobrias?|hogar(?:es)? sobrios?|(?<!(?:casas?|residencia cooperativa) de )vida sobria)(?!\p{L})/iu,
  },
  { concept: 'older adults', term: 'adultos mayores', not: words('tercera edad|ancian[oa]s?') },
  {
    concept: 'wheelchair access',
    term: 'acceso para silla de ruedas',
    not: words('discapacitad[oa]s?|minusválid[oa]s?'),
  },
  { concept: 'a court', term: 'la corte', not: words('tribunal(?:es)?') },
  { concept: 'go to a center', term: 'antes de ir', not: words('viaj(?:ar|e|a|an|en)') },
  {
    concept: 'work, count, apply',
    term: 'sirve, cuenta, se aplica',
    not: words('val(?:e|en)(?! la pena)'),
  },
  {
    concept: 'run this site',
    term: 'manejan este sitio',
    not: words('llevan (?:este sitio|nuestro correo)'),
  },
  {
    concept: 'no scripts',
    term: 'JavaScript desactivado',
    not: words('no ejecuta programas'),
  },
  { concept: 'medicines', term: 'medicinas', not: words('medicamentos?') },
  { concept: 'sample', term: 'de muestra', not: words('(?:ficha|datos|centro) de ejemplo') },
  {
    concept: 'report',
    term: 'reportar, un reporte',
    not: words('avis(?:ar|e|en|a|an|ó|aron|ado) de|avísenos de|el aviso de las'),
  },
  {
    concept: 'rescue breaths, gurgling',
    term: 'respiración boca a boca, ruidos como de gárgaras',
    not: words('respiración de rescate|gorgoteo'),
  },
  {
    concept: 'in danger',
    term: 'si hay peligro',
    not: words('(?<!está )en peligro, llame|en peligro ahora:'),
  },
  {
    concept: 'what plans cover',
    term: 'pueden cubrir',
    // No source says what plans usually pay for.
    not: words('suelen cubrir(?:la|lo)?'),
  },
  {
    concept: '988',
    term: 'llame al 988 y oprima 2, o envíe AYUDA al 988',
    // A text that tells people to call 988 also says how to be answered in Spanish.
    not: /\bllamen?\b(?:(?!988)[^.;:])*\b988\b(?! y opriman? 2, o env[ií]en? AYUDA al 988)|\btexto al 988\b/iu,
  },
  {
    concept: 'send',
    term: 'enviar',
    not: words('mand(?:ar|arlo|e|en|a|an|ó|amos|aron|ado)|mánde(?:n|nos|lo|se)'),
  },
  { concept: 'choose', term: 'elegir', not: words('esco(?:ger|ge|gió|ja|jan|jo)') },
  {
    concept: 'check',
    term: 'revisar',
    not: words('comprob(?:ar|ado|ada|ando|ación|ó|amos)|comprueb(?:a|e|an|en)'),
  },
  {
    concept: 'delete',
    term: 'eliminar',
    not: words('borr(?:ar|arla|arlo|e|en|a|an|ó|ado|ada|ados|ando|amos)'),
  },
  { concept: 'again', term: 'de nuevo', not: words('otra vez') },
  {
    concept: 'usted',
    term: 'usted',
    not: words(
      '[Tt]ú|[Tt]us?|contigo|vosotros|vuestr[oa]s?|[Tt]ienes|[Pp]uedes|[Qq]uieres|necesitas|[Ll]lámanos|haz',
      'u',
    ),
  },
  {
    concept: 'a time of day',
    term: 'las 9 a. m., la 1 p. m.',
    // "9 a. m." without "la" or "las", also after a comma: "Abre hoy, 9 a. m." A range has none: "9–5 p. m."
    not: /(?<!\b(?:la|las) |[\d:–])\d{1,2}(?::\d\d)? [ap]\. ?m\./iu,
  },
]

/** List where a Spanish text breaks the glossary: "“otra vez” (again): de nuevo". */
export function findMisusedTerms(text: string): string[] {
  return spanishGlossary.flatMap(({ concept, term, not }) => {
    const [found] = not.exec(text) ?? []
    return found ? [`“${found}” (${concept}): ${term}`] : []
  })
}

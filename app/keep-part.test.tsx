import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { CenterSummary } from './features/centers/center.ts'
import { type CardProps, CenterCard } from './features/centers/center-card.tsx'
import { CenterGrid } from './features/centers/center-grid.tsx'
import { CrisisBar } from './features/site/crisis-bar.tsx'
import { fallbackSite } from './features/site/fallback-site.ts'
import { SiteFooter } from './features/site/site-footer.tsx'
import { SiteHeader } from './features/site/site-header.tsx'
import { createKeeper, keepPart } from './keep-part.server.tsx'
import { type KeepPart, KeptParts } from './ui/kept.tsx'

/** Short, of what HTML and a key might trip over, so that two are often alike but for one. */
const words = fc.oneof(
  fc.constantFrom('', 'a', 'b', '"', '\\', '","', '<b>', '&amp;', '’', '\ud800', '\u0000', 'null'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

const centers: fc.Arbitrary<CenterSummary> = fc.record({
  slug: words,
  name: words,
  place: fc.option(words),
  phone: words,
  phoneHref: fc.option(words.map((word) => `tel:${word}`)),
  rating: fc.constantFrom(0, 1, 4.5, 5),
  isGoogleRating: fc.boolean(),
  reviewCount: fc.nat(2000),
  image: fc.oneof(
    words.map((word) => `/${word}`),
    fc.constant('/images/centers/1/640?v=abcdefghijk'),
  ),
  isIllustration: fc.boolean(),
  treatmentTypeLabels: fc.array(words, { maxLength: 3 }),
  openStatus: fc.constantFrom('Open', 'Temporarily Closed', 'Permanently Closed'),
  trusted: fc.boolean(),
  isSample: fc.boolean(),
})

const cards: fc.Arbitrary<CardProps> = fc.record(
  { center: centers, eager: fc.constant(false), discover: fc.boolean() },
  { requiredKeys: ['center'] },
)

/** A card, and the same with one thing taken from another. */
const pairs = fc
  .tuple(cards, cards, fc.nat(), fc.boolean())
  .map(([one, other, at, isSecond]): [CardProps, CardProps] => {
    const names = Object.keys(one.center) as (keyof CenterSummary)[]
    const name = names[at % names.length] as keyof CenterSummary
    const changed = { ...one, center: { ...one.center, [name]: other.center[name] } }
    return [one, isSecond ? { ...changed, discover: other.discover } : changed]
  })

const keepCard = (card: CardProps) => keepPart(CenterCard, card)
const write = (card: CardProps) => renderToString(<CenterCard {...card} />)

describe('the parts of every page that are kept', () => {
  const site = {
    ...fallbackSite,
    name: '<b>"A" & B</b>',
    phone: '(609) 555-0100',
    email: 'a@b.org',
  }
  it.each(['/', '/centers', '/centers/x', '/emergency-help', '/dashboard', '/terms'])(
    'are on %s as they would be without',
    (path) => {
      for (const signedIn of [false, true]) {
        const shell = (
          <MemoryRouter initialEntries={[path]}>
            <CrisisBar site={site} />
            <SiteHeader siteName={site.name} signedIn={signedIn} />
            <SiteFooter site={site}>Between</SiteFooter>
          </MemoryRouter>
        )
        const plain = renderToString(shell)
        for (const time of ['first', 'second']) {
          const page = renderToString(<KeptParts value={keepPart}>{shell}</KeptParts>)
          expect(page, time).toBe(plain)
        }
      }
    },
  )
})

describe('a card that is kept', () => {
  it('is what React writes, and never another’s, however little they differ', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const written = [one, other].map(write)
        for (const _ of ['first', 'second']) expect([one, other].map(keepCard)).toEqual(written)
      }),
      { numRuns: 200 },
    )
  })

  it('is found again for the same content in another object', () => {
    fc.assert(
      fc.property(cards, (card) => {
        expect(keepCard(structuredClone(card))).toBe(keepCard(card))
      }),
    )
  })

  it('stands in a list as the card itself would, but for those whose pictures load at once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(centers, { selector: ({ slug }) => slug, maxLength: 5 }),
        fc.nat(3),
        (list, eagerCount) => {
          const asked: object[] = []
          const grid = <CenterGrid centers={list} eagerCount={eagerCount} />
          const keep: KeepPart = (part, props) => {
            asked.push(props)
            return keepPart(part, props)
          }
          expect(renderToString(<KeptParts value={keep}>{grid}</KeptParts>)).toBe(
            renderToString(grid),
          )
          expect(asked).toMatchObject(list.slice(eagerCount).map((center) => ({ center })))
        },
      ),
    )
  })
})

const written: string[] = []

function Noted({ name }: { name: string }) {
  written.push(name)
  return <p>{name}</p>
}

const one = () => <p>one</p>
const other = () => <p>other</p>

describe('what is kept', () => {
  it('is written once, and again when others have taken its room', () => {
    const keep = createKeeper(100)
    const ask = (...names: string[]) => names.map((name) => keep(Noted, { name }))
    expect(ask('a', 'a', 'b', 'a')).toEqual(['<p>a</p>', '<p>a</p>', '<p>b</p>', '<p>a</p>'])
    expect(written).toEqual(['a', 'b'])
    ask('c', 'd', 'e', 'f', 'a')
    expect(written).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'a'])
  })

  it('is told apart by the part, of the same properties', () => {
    expect([one, other].map((part) => keepPart(part, {}))).toEqual(['<p>one</p>', '<p>other</p>'])
  })
})

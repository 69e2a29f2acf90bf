import { type SampleCenter, sampleCenters } from '#app/data/samples/sample-data.ts'
import { bareCenter, importedCenter } from './fixture-center.ts'
import { publicPaths } from './public-pages.ts'
import { findSamplePath } from './sample-paths.ts'

/** A page, or a state of one, that a visitor can reach by URL. */
export type View = {
  path: string
  /** 200 by default. */
  status?: number
  /** Another directory than the samples: one without phone numbers, or one whose database fails. */
  directory?: 'sparse' | 'broken'
  /** A selector for the part that the state is about. */
  shows?: string
  /**
   * Whether it is checked for accessibility on an English phone, or also on a Spanish desktop; not
   * at all if it only repeats the parts of others.
   */
  look?: 'phone' | 'everywhere'
}

const longest = sampleCenters.reduce((a, b) => (b.name.length > a.name.length ? b : a)).name
const isClosed = (center: SampleCenter) => center.permanentlyClosed || center.temporarilyClosed
const lantern = '/centers/cedar-lantern-recovery-center'
/** The longest search text and place. */
const longSearch = `?q=${'x'.repeat(120)}&near=${'W'.repeat(120)}`

const states: View[] = [
  { path: '/', look: 'everywhere' },
  { path: '/?q=recovery', look: 'phone' },
  { path: '/?q=zzzzqqqq' },
  { path: '/?q=trentn' },
  { path: '/centers', look: 'everywhere' },
  { path: '/centers?near=08608', look: 'everywhere' },
  { path: '/centers?location=Trenton&type=detox&minRating=4&open=yes', look: 'phone' },
  { path: '/centers?page=2' },
  { path: '/centers?q=trentn', look: 'everywhere' },
  { path: '/centers?q=methadone+clinic+newark+no+insurance', look: 'phone' },
  { path: '/centers?q=my+son+is+using+near+me', look: 'everywhere' },
  { path: '/centers?q=zzzzqqqq', look: 'everywhere' },
  { path: '/centers?q=zzzzqqqq&location=nowhere', look: 'phone' },
  { path: '/centers?near=nowhere&minRating=9', look: 'everywhere' },
  // A dead end.
  { path: '/centers?near=08608&within=5&offers=methadone&offers=medicaid', look: 'everywhere' },
  { path: '/centers?beds=today' },
  { path: `/centers${longSearch}` },
  {
    path: '/centers?near=Newark',
    directory: 'sparse',
    shows: 'main .today a[href*="open=now"]',
    look: 'everywhere',
  },
  { path: '/centers', status: 503, directory: 'broken', look: 'everywhere' },
  // A Trusted center with reviews.
  { path: lantern, look: 'everywhere' },
  { path: `${lantern}?near=08608`, look: 'everywhere' },
  { path: `/centers/${importedCenter.slug}`, look: 'phone' },
  { path: `/centers/${bareCenter.slug}`, look: 'phone' },
  { path: '/centers/acenda-inc', directory: 'sparse', shows: '#little-known', look: 'everywhere' },
  { path: '/centers/any', status: 503, directory: 'broken', look: 'everywhere' },
  { path: findSamplePath(({ name }) => name === longest) },
  { path: findSamplePath((center) => !center.phone && !isClosed(center)) },
  { path: findSamplePath(({ description }) => !description) },
  {
    path: findSamplePath(({ temporarilyClosed }) => temporarilyClosed === true),
    look: 'everywhere',
  },
  {
    path: findSamplePath(({ permanentlyClosed }) => permanentlyClosed === true),
    look: 'everywhere',
  },
  { path: `${lantern}/call-sheet`, look: 'everywhere' },
  { path: '/list', look: 'everywhere' },
  { path: '/counties/essex/sheet', look: 'everywhere' },
  { path: '/centers/sheet?near=08608', look: 'everywhere' },
  { path: `/centers/sheet${longSearch}`, look: 'phone' },
  { path: '/towns/newark' },
  { path: '/towns/alpine', look: 'phone' },
  { path: '/contact', look: 'everywhere' },
  { path: '/developers', look: 'everywhere' },
  // Without the key of its link.
  { path: '/beds', status: 404 },
  { path: '/beds?key=x', status: 404, look: 'phone' },
  { path: '/confirm?key=x', status: 404, look: 'phone' },
  { path: '/centers/no-such-center', status: 404, look: 'phone' },
  { path: '/towns/no-such-town', status: 404 },
  { path: '/no/such/page', status: 404, look: 'everywhere' },
]

const listed = new Set(states.map(({ path }) => path))

/** Every page that visitors see without signing in, and its states. */
export const everyView: readonly View[] = [
  ...states,
  ...publicPaths
    .filter((path) => !listed.has(path))
    .map((path) => ({ path, look: 'phone' as const })),
]

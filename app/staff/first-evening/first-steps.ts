import type { Site } from '#app/context.ts'
import { isLocalUrl } from '#app/lib/local-url.ts'
import { isExampleEmail, isFictionalPhone } from '#app/lib/placeholder-contact.ts'
import { callsPath, numbersPath } from '#app/staff/calls/messages.ts'
import { duplicatesPath } from '#app/staff/duplicates/messages.ts'
import { stateName } from '#site/state.ts'

/** What the database says about how far the operator has come. */
export type Progress = {
  /** Whether somebody, other than a sample member, can open the whole admin area. */
  hasAdmin: boolean
  /** Centers that are no samples, and those of them in the state. */
  listings: number
  inState: number
  samples: number
  /** Listings without a number that can be called. */
  needNumber: number
  /** Pairs of centers that may be one place; null where there are too many centers to compare on every page. */
  duplicates: number | null
}

/** A way to do a step: a page of the admin area, or what to type on the server. */
export type StepWay = { label: string; path: string } | { label: string; command: string }

export type FirstStep = {
  title: string
  isDone: boolean
  /** How it stands, in a sentence or two. */
  status: string
  /** Empty once the step is done. */
  ways: StepWay[]
}

const count = (value: number) => value.toLocaleString('en-US')
const plural = (value: number, one: string, many = `${one}s`) =>
  `${count(value)} ${value === 1 ? one : many}`

/** The operator's first steps; `isEmpty` while the directory has no center at all, not even a sample. */
export type FirstEvening = { steps: FirstStep[]; isEmpty: boolean }

/** The embedded database serves one process. */
const stopFirst = 'with the server stopped if its database is the embedded one'

/** List the five steps from an empty directory to a public one, in order. */
export function listFirstSteps(site: Site, progress: Progress): FirstStep[] {
  const steps = [
    makeAdmin(progress),
    nameSite(site),
    loadListings(progress),
    completeListings(progress),
    goPublic(site),
  ]
  return steps.map((step) => (step.isDone ? { ...step, ways: [] } : step))
}

function makeAdmin({ hasAdmin }: Progress): FirstStep {
  return {
    title: 'An admin account',
    isDone: hasAdmin,
    status: hasAdmin ? 'You have one.' : 'No account can open /admin yet.',
    ways: [
      {
        label: `Make one, ${stopFirst}:`,
        command: 'npm run admin -- create --username NAME --email ADDRESS',
      },
    ],
  }
}

function nameSite({ name, phone, email }: Site): FirstStep {
  const hasExamples = isExampleEmail(email) || (phone !== null && isFictionalPhone(phone))
  const shown = `Visitors see “${name}”, ${phone ?? 'no phone'} and ${email}.`
  return {
    title: 'The site’s name, phone and email',
    isDone: !hasExamples,
    status: hasExamples ? `${shown} These are examples.` : shown,
    ways: [
      {
        label: 'Start the server again with your own settings, which are environment variables:',
        command: 'SITE_NAME, SITE_PHONE, SITE_EMAIL',
      },
    ],
  }
}

function loadListings({ listings, inState, samples }: Progress): FirstStep {
  const loaded =
    listings === 0
      ? 'There are no listings yet.'
      : `${plural(listings, 'listing')}, ${count(inState)} of them in ${stateName.en}.`
  const ways: StepWay[] = []
  if (listings === 0) {
    ways.push(
      { label: 'Read FindTreatment.gov', path: '/admin/sources/new?kind=locator' },
      { label: 'Upload a file', path: '/admin/import' },
      {
        label: `Or read FindTreatment.gov on the command line, ${stopFirst}:`,
        command: 'npm run import -- --from findtreatment',
      },
    )
  }
  if (samples > 0) {
    ways.push({ label: `Remove the samples, ${stopFirst}:`, command: 'npm run sample -- remove' })
  }
  return {
    title: `${stateName.en}’s listings`,
    isDone: listings > 0 && samples === 0,
    status:
      samples === 0
        ? loaded
        : `${loaded} ${plural(samples, 'sample center')} ${samples === 1 ? 'is' : 'are'} fictional.`,
    ways,
  }
}

function completeListings({ listings, needNumber, duplicates }: Progress): FirstStep {
  const title = 'Numbers and duplicates'
  if (listings === 0) {
    return { title, isDone: false, status: 'This comes after the listings.', ways: [] }
  }
  const need = `${plural(needNumber, 'listing needs', 'listings need')} a number.`
  const pairs =
    duplicates === null
      ? 'Some centers may be listed twice.'
      : `${plural(duplicates, 'pair')} of listings may be one center.`
  const ways: StepWay[] = []
  if (needNumber > 0) ways.push({ label: 'Find a number', path: numbersPath })
  if (duplicates !== 0) ways.push({ label: 'Compare duplicates', path: duplicatesPath })
  ways.push({ label: 'Start calling', path: callsPath })
  return {
    title,
    isDone: needNumber === 0 && duplicates === 0,
    status: `${need} ${pairs}`,
    ways,
  }
}

function goPublic({ url }: Site): FirstStep {
  const isPublic = !isLocalUrl(url)
  return {
    title: 'Go public',
    isDone: isPublic,
    status: isPublic ? `Visitors reach ${url}.` : `${url} opens on this computer only.`,
    ways: [
      { label: 'Follow docs/deploy.md, and set:', command: 'SITE_URL' },
      {
        label: 'Then check settings, email, clock, disk, database and backups:',
        command: 'npm run doctor',
      },
    ],
  }
}

/** Write the steps as lines for the console. */
export function printFirstSteps(site: Pick<Site, 'url'>, steps: readonly FirstStep[]): string[] {
  const lines = [
    `First evening (docs/first-evening.md): ${countDone(steps)} of ${steps.length} done`,
  ]
  for (const [index, { title, isDone, status, ways }] of steps.entries()) {
    lines.push(`  ${isDone ? '✓' : index + 1} ${title}. ${status}`)
    for (const way of ways) {
      const what =
        'path' in way ? `${way.label}: ${site.url}${way.path}` : `${way.label} ${way.command}`
      lines.push(`      ${what}`)
    }
  }
  return lines
}

export function countDone(steps: readonly FirstStep[]): number {
  return steps.filter(({ isDone }) => isDone).length
}

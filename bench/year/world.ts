/**
 * The rates of the simulated year. The first ones, to `listLoses`, are those of the operator's plan; the others
 * are guesses, named in the output.
 */
export const rates = {
  /** Share of numbers that go wrong within a year; the list is a year old when the year starts. */
  numbersGoWrong: 0.2,
  neverAnswers: 0.08,
  /** Share of centers that answer the link which they get each quarter. */
  answersLink: 0.35,
  /** Each month the list takes over this share of true changes, half of them new numbers. */
  listChanges: 0.02,
  /** Each month this share of centers vanishes from the list; a third of them did close. */
  listLoses: 0.01,
  /** Share of centers that close for good within a year. */
  closes: 0.02,
  /** Daily chance that a visitor reports a wrong number, or a right one by mistake. */
  wrongNumberIsReported: 0.005,
  rightNumberIsReported: 0.0001,
  /** Share of the wrong numbers whose line gives the new one: a recording, or who has the number now. */
  newNumberIsGiven: 0.4,
  /** Chance that staff find the right number of a center whose number is wrong, each day they look. */
  numberIsFound: 0.5,
  /** Share of the centers that never answer whose website confirms the listing. */
  websiteConfirms: 0.5,
}

/** The true state of one center, which the directory may not know. */
export type TrueCenter = {
  /** Empty until the directory has the center. */
  id: string
  name: string
  /** Its number today; the directory may still list an earlier one. */
  phone: string
  listedPhone: string
  isOpen: boolean
  answers: boolean
  websiteConfirms: boolean
  /** The values in the list, which may be old. */
  list: { phone: string; hours: string }
  isListed: boolean
}

/** `byId` has the centers in the directory. */
export type World = { centers: TrueCenter[]; byId: Map<string, TrueCenter> }

/** Create `count` centers, a year after their list was made. */
export function createWorld(count: number, random: () => number): World {
  const centers = Array.from({ length: count }, (_, index): TrueCenter => {
    const phone = createPhone(random)
    const isWrong = random() < rates.numbersGoWrong
    const listedPhone = isWrong ? createPhone(random) : phone
    return {
      id: '',
      name: `Center ${index + 1}`,
      phone,
      listedPhone,
      isOpen: random() >= rates.closes,
      answers: random() >= rates.neverAnswers,
      websiteConfirms: random() < rates.websiteConfirms,
      list: { phone: listedPhone, hours: '9 AM to 5 PM' },
      isListed: true,
    }
  })
  return { centers, byId: new Map() }
}

/** Let the list's publisher work for a month. */
export function updateList({ centers }: World, random: () => number): void {
  for (const center of centers) {
    if (random() < rates.listChanges) {
      if (random() < 0.5) {
        center.phone = createPhone(random)
        center.list.phone = center.phone
      } else {
        center.list.hours = center.list.hours === '9 AM to 5 PM' ? '8 AM to 6 PM' : '9 AM to 5 PM'
      }
    }
    if (center.isListed && random() < rates.listLoses) {
      center.isListed = false
      if (random() < 1 / 3) center.isOpen = false
    }
  }
}

/** Let one day pass: numbers change, and centers close. */
export function passDay({ centers }: World, random: () => number): void {
  for (const center of centers) {
    if (random() < rates.numbersGoWrong / 365) center.phone = createPhone(random)
    if (random() < rates.closes / 365) center.isOpen = false
  }
}

/** Call the listed number. */
export function callListed(center: TrueCenter): 'right' | 'wrong' | 'closed' | 'no-answer' {
  if (center.phone !== center.listedPhone) return 'wrong'
  if (!center.answers) return 'no-answer'
  return center.isOpen ? 'right' : 'closed'
}

function createPhone(random: () => number): string {
  const digits = String(Math.floor(random() * 100_000)).padStart(5, '0')
  return `(609) 23${digits.slice(0, 1)}-${digits.slice(1)}`
}

import type { ReactNode } from 'react'
import type { Near, UnknownNear } from '#app/center/places/near.ts'
import { stateName } from '#site/state.ts'
import type { Radius, SortOrder } from './search-input.ts'

const count = (number: number) => number.toLocaleString('en-US')

/** English texts of the search; some are exact from section 2 of the specification, 'Directory'. */
export const en = {
  searching: 'Searching...',
  noCentersFound: 'No centers found',
  showAllCenters: 'Show All Centers',
  errorLoadingCenters: 'Error Loading Centers',
  /** `message` says what failed, in words for visitors. */
  failedToLoad: (message: string) => `Failed to load treatment centers: ${message}`,
  tryAgain: 'Try again',
  helpNow: (call988: ReactNode, call911: ReactNode) => (
    <>
      If you need help now, call or text {call988}; in danger, call {call911}.
    </>
  ),

  directory: {
    title: 'Treatment Centers Directory',
    /** The region of the listed centers. */
    region: (isBeyondState: boolean): string =>
      isBeyondState ? `${stateName.en} and other states` : stateName.en,
    lede: (region: string) =>
      `Addiction treatment centers in ${region}. Trusted centers are listed first; near a place, the nearest.`,
    /** For search engines. `place` is the typed location, or else the region. */
    describe: (total: number, near: Near | null, place: string) => {
      const isPlace = near && near.kind !== 'unknown' && near.kind !== 'position'
      const where = isPlace
        ? `${near.kind === 'county' ? 'in' : 'near'} ${near.label}`
        : `in ${place}`
      const number = total > 0 ? `${count(total)} a` : 'A'
      const centers = `${number}ddiction treatment ${total === 1 ? 'center' : 'centers'} ${where}`
      return `${centers}. Search by name, city, kind of treatment and rating. No center can pay for its place here.`
    },
    pages: 'Pages of treatment centers',
  },

  form: {
    label: 'Treatment centers',
    search: 'Search',
    filter: 'Filter',
    skipToResults: 'Skip to the results',
    need: 'Need',
    pay: 'Pay',
    /** Read aloud after the number of filters. */
    set: 'on',
    text: 'Name, city or ZIP code',
    numbersExplained: 'The numbers say how many centers you would find.',
    moreFilters: 'More filters',
    treatmentType: 'Treatment type',
    anyType: 'Any type',
    near: 'Near',
    nearPlaceholder: 'ZIP, town or county',
    useMyLocation: 'Use my location',
    within: 'Within',
    /** "10 miles"; "any distance". */
    radius: (within: Radius) => (within === 'any' ? 'any distance' : `${within} miles`),
    minimumRating: 'Minimum rating',
    anyRating: 'Any rating',
    andUp: (rating: number) => `${rating} and up`,
    open: 'Open',
    any: 'Any',
    openOnly: 'Open centers only',
    openNow: 'Open now',
    beds: 'Beds',
    hasBeds: 'Has beds',
    withBeds: 'Has beds (inpatient or residential)',
    openBeds: 'Open beds',
    toldOfBed: 'Reported an open bed in the last 24 hours',
    anyOfThese: 'Centers with any of these',
    allOfThese: 'Centers for all of these',
  },

  /**
   * Beside 'Use my location': what the script says while it waits, and what to do when it fails.
   */
  position: {
    waiting: 'Finding your location…',
    denied: 'Your browser did not share your location. Type a ZIP code or a town instead.',
    unavailable: 'Your device could not find its location. Type a ZIP code or a town instead.',
    slow: 'Finding your location takes too long. Type a ZIP code or a town instead.',
  },

  chips: {
    label: 'Filters',
    remove: 'Remove filter: ',
    /** Before the filters that the words became. */
    showing: 'Showing:',
    showingAll: 'Showing all centers.',
    searchExactWords: 'Search for the exact words instead',
    /** Add a choice to the results. */
    also: (choice: string) => `Also show ${choice}`,
    /**
     * Describe the searched place: "Within 10 miles of 07102 (Newark)", "In Essex County", "Near
     * “Newrak”".
     */
    near: (typed: string, near: Near | null, within: Radius) => {
      if (!near || near.kind === 'unknown') return `Near “${typed}”`
      if (near.kind === 'county') return `In ${near.label}`
      const place = near.kind === 'position' ? `the position ${near.label}` : near.label
      return within === 'any'
        ? `Near ${place}, at any distance`
        : `Within ${within} miles of ${place}`
    },
  },

  /** "1,204 Treatment Centers Found" */
  found: (total: number) => `${count(total)} Treatment ${total === 1 ? 'Center' : 'Centers'} Found`,
  map: 'Map',
  sortBy: 'Sort by',
  sort: 'Sort',
  sortOrders: {
    distance: 'Distance',
    rating: 'Rating',
    name: 'Name',
    reviews: 'Reviews',
  } satisfies Record<SortOrder, string> as Record<SortOrder, string>,

  home: {
    label: 'Search results',
    seeAll: (total: number) => `See all ${count(total)}`,
    seeInDirectory: 'See in the directory',
  },

  notes: {
    /** The position stays in the URL wherever the link goes. */
    positionInAddress:
      'Your location is in this page’s link. It stays in your browser history and in any link you share.',
    /** Why a typed place wasn't found. */
    unknown: ({ text, reason }: UnknownNear) => {
      if (reason === 'zip') return `We do not know the ZIP code “${text}”.`
      if (reason === 'outside')
        return `“${text}” is outside ${stateName.en}. There, you can search by ZIP code.`
      if (reason === 'position') return `“${text}” is not a place on the map.`
      return `We do not know a town or county in ${stateName.en} named “${text}”.`
    },
    /** The place was misspelled, and the results are for the nearest name. */
    correctedPlace: (typed: string, near: { kind: string; label: string }) =>
      `We don’t know “${typed}”. Showing places ${near.kind === 'county' ? 'in' : 'near'} ${near.label}.`,
    chooseZip: (links: ReactNode) => <>Choose a ZIP code: {links}. </>,
    didYouMean: (links: ReactNode) => <>Did you mean {links}? </>,
    notLimited: 'The results below are from all places.',
    /** Before the last of several places. */
    or: ' or ',
    countyIsArea: (name: string) =>
      `${name} County is an area: you see the centers in it, and no distance is used.`,
    /** Plain words for the URL's parameters. */
    parameters: {
      within: 'distance',
      type: 'kind of care',
      offers: 'what a center offers',
      minRating: 'rating',
      rating: 'rating',
      open: 'opening',
      beds: 'beds',
      sort: 'order',
      page: 'page',
    } as Record<string, string>,
    ignored: (names: string) => `We ignored part of this link: ${names}.`,
    corrected: (typed: string, corrected: ReactNode) => (
      <>
        Nothing matches “{typed}”. Showing results for <b>“{corrected}”</b>.
      </>
    ),
    /** For "near me". */
    typePlace: (field: ReactNode) => (
      <>For centers near you, type a ZIP code or town in “{field}”.</>
    ),
    unknownHours: (centers: number) =>
      `The hours of ${count(centers)} more ${centers === 1 ? 'center' : 'centers'} are not known, so ${centers === 1 ? 'it is' : 'they are'} not shown here.`,
    holidayHours: (centers: number) =>
      `We don’t know whether ${count(centers)} more ${centers === 1 ? 'center is' : 'centers are'} open today, so ${centers === 1 ? 'it is' : 'they are'} not shown here.`,
    showAllOpen: 'Show all open centers',
    leavesOutText: 'We searched only the beginning of this long text.',
    cut: (shown: number, total: number) =>
      `The list ends here, after ${count(shown)} of ${count(total)} centers. Add a place, a word or a kind of treatment to see the others.`,
  },

  /** Above results that are mostly closed now. */
  openNowOffer: {
    nearestClosed: 'Most of the nearest ones are closed right now.',
    firstClosed: 'Most of the first ones are closed right now.',
    openNow: (centers: number) => `Open now (${count(centers)})`,
  },

  deadEnd: {
    noCentersYet: 'The directory has no centers yet.',
    helpToday: 'If you need help today, call or text 988 at any hour.',
    call988: 'Call 988',
    changeOne: 'Or change one thing:',
    dontSearch: (line: string, phone: ReactNode) => (
      <>
        Don’t want to search? Call {line}, 24/7: {phone}
      </>
    ),
    /** Over centers that miss a filter, or the words. */
    notEverything: 'Doesn’t match everything',
    withoutWords: (words: string) => `These were found without “${words}”.`,
    lacking:
      'If a filter is missing or not known, the card says so. Call and ask: the center may still be right for you.',
  },
}

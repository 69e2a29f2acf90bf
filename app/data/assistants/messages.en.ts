/** Texts of the answers to assistants. Tools describe themselves in English only: a program reads that. */
export const en = {
  callToConfirm: 'Call to confirm before you go. What a listing says may be out of date.',
  inEmergency: 'In an emergency:',
  supportLine: '24/7 support line.',
  address: 'Address',
  nobodyTold: 'Nobody has told us yet.',
  hoursOnPage: 'Listed on the page of the center, from Google.',
  noStreet: 'The street is not listed.',
  ask: 'Ask when you call.',
  /** `source` is "From SAMHSA, 2021". */
  notChecked: (source: string) => `${source}; not checked by us`,
  cut: (characters: number) =>
    `The search read only the beginning of this text (at most ${characters} characters). Search again with fewer words.`,
  hoursLeftOut:
    'These centers are not closed, but we did not look at opening hours. Ask when you call.',
  askForPlace: 'For centers nearby, ask the person for a ZIP code or a town.',
  milesNeedPlace:
    'The distance was not used, because no place was given. Ask the person for a ZIP code or a town.',
  notLimited: 'The search was not limited to a place.',
  searchedPlace: (place: string) => `We searched for “${place}”.`,
  correctedPlace: (typed: string, place: string) =>
    `We do not know “${typed}”, so we searched for “${place}”.`,
  /** A place may have a comma: "Franklin, Sussex County". */
  didYouMean: (places: string[]) => `Did you mean: ${places.join('; ')}?`,
  zipsThere: (zips: string[]) => `For example: ${zips.join(', ')}.`,
  countyIsArea: (name: string) =>
    `${name} County is an area: we searched for centers in it, and no distance is used.`,
  corrected: (typed: string, corrected: string) =>
    `Nothing matches “${typed}”, so we searched for “${corrected}”.`,
  allCenters: 'The search found no filter in these words, so these are all centers.',
  noneInDanger:
    'We suggest no center here, because these words may mean danger: the crisis lines come first. To find a center later, search for the care and the place.',
  notEverything: 'These centers do not match everything.',
  withoutWords: (words: string) => `These centers were found without “${words}”.`,
  lacking:
    'What a center lacks or may lack is listed with it. Call and ask: the center may still be right for you.',
  notFound: 'No center in this directory has this name in its link, or this id.',
  failed: 'The directory cannot answer right now. Please try again.',
  tooMuch: 'The arguments hold too many values, or lists within lists.',
  invalid: (details: string) => `The arguments are wrong: ${details}`,
}

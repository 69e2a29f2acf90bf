/** Texts of the answers to assistants. Tools describe themselves in English only: a program reads that. */
export const en = {
  callToConfirm: 'Call to confirm before you go. What a listing says may be out of date.',
  inEmergency: 'In an emergency:',
  textLine: (how: string) => `or text: ${how}`,
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
  corrected: (typed: string, corrected: string) =>
    `Nothing matches “${typed}”. These are results for “${corrected}”.`,
  notFound: 'No center in this directory has this name in its link, or this id.',
  failed: 'The directory cannot answer right now. Please try again.',
  invalid: (details: string) => `The arguments are wrong: ${details}`,
}

/** A health plan by which people in New Jersey search. Names are those of our vetted facts. */
export type Plan = {
  /** As the page says it: "Ask whether they take Horizon NJ Health." */
  name: string
  /** Phrases as typed, separated by commas. Case, accents and punctuation make no difference. */
  phrases: string
  /** The kinds of payment that the plan may be; both for a name that Medicaid and private plans share. */
  payment: ('medicaid' | 'medicare' | 'private-insurance' | 'tricare')[]
}
